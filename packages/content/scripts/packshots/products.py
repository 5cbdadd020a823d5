"""Parametric product families.  Every function builds at the origin, standing on z=0 and facing -Y,
and returns the list of its objects (use packlib.group to place it)."""
import math
import numpy as np
from packlib import *

def _interp(prof):
    z = np.array([p[1] for p in prof]); r = np.array([p[0] for p in prof]); o = np.argsort(z, kind='stable')
    return lambda q: float(np.interp(q, z[o], r[o]))

# ---------------------------------------------------------------- feeding -----------------------
BODY = {                                    # material of the bottle body
    'ppsu':  lambda: clear('#fff8ec', rough=.01, ior=1.5, shadow=.95),     # honey tint
    'glass': lambda: clear('#fcfefd', rough=.0, ior=1.5, shadow=.92),
    'pp':    lambda: clear('#fdfdfc', rough=.0, ior=1.38, shadow=.95, frost=.10),
}

def nipple(z=0, s=1.0, m=None):
    """Wide-neck silicone nipple, flange at height z."""
    m = m or silicone()
    out = [(2.30, 0), (2.72, .02), (2.76, .12), (2.70, .22), (2.46, .27), (2.38, .36), (2.22, .62), (1.86, 1.12), (1.40, 1.55), (1.08, 1.95), (.93, 2.40), (.90, 2.85), (.86, 3.22), (.70, 3.55), (.42, 3.74), (.0, 3.80)]
    o = smooth_curve(out, 6); o[-1] = (0, 3.80)
    prof = [(r * s, z + zz * s) for r, zz in o]
    return [lathe('nipple', prof, m, 96, angle=75)]

def collar(z=0, h=1.9, c='white', ribs=72):
    """Screw ring with fine vertical ribs and a rounded top lip."""
    prof = fillet([(2.62, z), (3.06, z, .12), (3.06, z + .22, .05), (3.00, z + .30, .05), (2.97, z + h - .45, .1), (2.90, z + h, .30), (2.30, z + h + .02, .12), (2.30, z + h - .25), (2.62, z + h - .30), (2.62, z)], 7)
    def rib(th, r, zz):
        f = np.clip(min(zz - (z + .32), (z + h - .40) - zz) / .12, 0, 1); sel = r > 2.8
        return np.where(sel, r + f * .035 * np.cos(ribs * th), r)
    # extra rows so that the ribs are sampled along the height
    P = []
    for a, b in zip(prof, prof[1:]):
        n = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) / .12)); P += [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]
    P.append(prof[-1])
    return [lathe('collar', P, plastic(c, .35, coat=.15), 576, mod=rib, angle=50)]

def hood(z=0, c='#ffffff', frost=.10):
    """Translucent travel cap."""
    prof = fillet([(2.80, z), (2.80, z + .5, .1), (2.74, z + 3.3, .8), (2.35, z + 4.75, 1.0), (0, z + 4.95)], 10)
    inn = [(max(0, r - .13), zz - (.13 if zz > z + 3.2 else 0)) for r, zz in prof][::-1]
    return [lathe('hood', prof, thin(c, frost=.12, edge=.45), 128, angle=50)]

def nursing_bottle(kind='ppsu', ml=160, animal='plain', ring='white', cap=False, teat=True):
    """Wide-neck nursing bottle.  cap adds the clear travel hood."""
    h = ml / 29 + .9; R = 3.35; t = .2 if kind != 'glass' else .28
    def waist(r, z): f = max(0, min(1, (z - .8) / (h - .8))); return r - .07 * math.sin(math.pi * f) ** 2
    def rows(pr):
        P = []
        for a, b in zip(pr, pr[1:]):
            n = max(1, int(abs(b[1] - a[1]) / .25)); P += [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]
        return P + [pr[-1]]
    zs = h + 1.25                                                  # neck start
    outer = rows(fillet([(0, .12), (2.4, .04, .5), (R, .0, .62), (R, h, 1.1), (2.62, zs, .6), (2.55, zs + .5, .15), (2.55, zs + 1.5)], 12))
    outer = [(waist(r, z), z) for r, z in outer]
    inner = offset(outer, -t)
    body = lathe('body', outer + inner[::-1], BODY[kind](), 160, angle=60)
    rad = lambda z: waist(R, z)
    hc = ml / 29 + .2
    deco = wrap('print', rad, .75, .75 + hc, 9.0, printed(f'print_{animal}_{ml}', rough=.4, emit=.12), off=.012)
    ob = [body, deco] + collar(zs + .15, 1.9, ring)
    if teat: ob += nipple(zs + 1.75)
    if cap: ob += hood(zs + 2.0)
    return ob

def carton(art, w, h, d, loc=(0, 0, 0), rot=0, c='#fffaf5', side=None):
    """Folding carton with a printed front face (the artwork keeps its shape when w:h matches it)."""
    o = box('carton', w, d, h, plastic(side or c, .55), .09, 3)
    f = grid('front', np.array([[[-w / 2 + .06, -d / 2 - .012, .06], [w / 2 - .06, -d / 2 - .012, .06]], [[-w / 2 + .06, -d / 2 - .012, h - .06], [w / 2 - .06, -d / 2 - .012, h - .06]]], float), printed(art, .5, base=c), angle=80)
    g = group([o, f], loc=loc, rot=(0, 0, rot)); return [g, o, f]

def nipple_pack(size='M'):
    """Carton with the size letter; the two nipples stand in front of it."""
    ob = carton(f'nip_{size}', 9.2, 11.96, 4.4, (-.4, 3.6, 0), 0)
    k = {'SS': .88, 'S': .92, 'M': .96, 'L': 1, 'LL': 1.03, 'LLL': 1.06}[size]
    for x, y in ((-3.2, -2.2), (3.2, -2.9)): n = nipple(s=k * .8); ob += [group(n, loc=(x, y, 0))] + n
    return ob

def milk(h, R=3.1, z=.55, c='#fdf8ee'):
    return [lathe('milk', fillet([(0, z), (R, z, .4), (R, h, .05), (0, h)], 6), plastic(c, .25), 96, angle=50)]

def _handles(c, z1=7.9, z0=3.1, x=3.55, xb=None):
    return [pipe('handle', [(s * x, 0, z1), (s * (x + 1.75), -.1, z1 - .2), (s * (x + 2.8), -.2, (z0 + z1) / 2), (s * (x + 1.75), -.1, z0 + .4), (s * (xb or x - .1), 0, z0)], .52, plastic(c, .38, coat=.1)) for s in (-1, 1)]

def training_cup(kind='spout', c='sky', c2='coral', art='dolphin'):
    """Training cup: clear body, coloured collar, two handles; soft spout, straw, or open."""
    R = 3.6
    if kind == 'open':
        out = dense(fillet([(0, .25), (2.4, .0, .25), (2.9, .0, .5), (3.75, 8.2, .12), (3.62, 8.35)], 8), .3)
        ob = [lathe('cup', out + offset(out, -.22)[::-1], plastic('#fdf6ee', .36, coat=.15), 128, angle=60)]
        ob.append(wrap('print', lambda z: 2.9 + .85 * z / 8.2 + .03, 1.5, 6.4, 6.53, printed(f'cup_{art}', .4), off=.02))
        rim = lathe('rim', fillet([(3.6, 8.1), (3.82, 8.1, .1), (3.84, 8.5, .15), (3.55, 8.5, .1), (3.55, 8.2)], 6), plastic(c2, .35, coat=.15), 128, angle=50)
        return ob + [rim] + _handles(c, 7.2, 2.6, 3.62, 3.2)
    out = dense(fillet([(0, .25), (2.6, .0, .25), (R - .35, .0, .6), (R, 2.0, 1.0), (R, 7.2, .4), (3.2, 8.0)], 8), .3)
    ob = [lathe('cup', out + offset(out, -.18)[::-1], thin('#fdfeff', frost=.16, edge=.45), 128, angle=60)]
    ob.append(wrap('print', lambda z: R, 2.1, 6.3, 5.6, printed(f'cup_{art}', .4, emit=.2), off=.02))
    ob.append(lathe('collar', fillet([(3.3, 7.0), (3.75, 7.0, .2), (3.8, 8.6, .35), (3.2, 9.1, .3), (2.6, 9.25, .1), (2.6, 7.2), (3.3, 7.0)], 8), plastic(c2, .35, coat=.15), 128, angle=50))
    ob.append(lathe('lid', fillet([(2.75, 9.0), (2.6, 9.45, .3), (1.5, 9.9, .8), (0, 10.0)], 8), plastic('white', .35), 96))
    if kind == 'spout':
        ob.append(loft('spout', [(z, rx, ry, 2.3, 0, -dx) for z, rx, ry, dx in [(9.5, 1.55, 1.05, .5), (9.9, 1.35, .85, .55), (10.5, 1.15, .62, .7), (11.2, 1.05, .5, .9), (11.7, 1.02, .46, 1.05), (11.95, .95, .38, 1.12), (12.05, .75, .22, 1.15)]], silicone('#fff6ea', trans=.35), 96, angle=70))
    else:
        m = silicone('#fffdf6', trans=.3)
        ob.append(lathe('seat', smooth_curve([(1.05, 9.6), (.9, 10.1), (.5, 10.5), (.42, 10.9)], 6), m, 64))
        ob.append(pipe('straw', [(0, 0, 10.2), (0, 0, 11.6), (-.35, -.1, 12.7), (-1.35, -.3, 13.7)], .36, m)); ob.append(pipe('straw2', [(.1, 0, 9.5), (.1, 0, 5.5), (.9, 0, 1.0)], .3, m))
        g = loft('guard', [(0, 1.75, 1.0, 2.4, 0, 0), (.9, 1.7, .95, 2.4), (1.7, 1.4, .8, 2.4), (2.0, .9, .5, 2.4)], plastic(c2, .35, coat=.15), 96, angle=60); g.rotation_euler = (math.radians(-58), 0, 0); g.location = (0, 1.35, 9.7); ob.append(g)
    return ob + _handles(c)

# ---------------------------------------------------------------- skin care ---------------------
def pump_head(z, c='white', s=1.0, c2=None):
    """Dispenser pump: collar, stem, nozzle pointing to the left-front."""
    m = plastic(c, .3, coat=.1)
    rib = lambda th, r, zz: np.where(r > 1.3 * s, r + .022 * np.cos(60 * th), r)
    ob = [lathe('pcollar', dense(fillet([(1.2 * s, z), (1.62 * s, z, .1), (1.62 * s, z + 1.35 * s, .15), (1.15 * s, z + 1.5 * s, .2), (.75 * s, z + 2.0 * s, .1), (.75 * s, z + 2.05 * s), (0, z + 2.06 * s)], 6), .2), m, 360, mod=rib, angle=50),
          lathe('stem', fillet([(.36 * s, z + 1.9 * s), (.36 * s, z + 3.4 * s)]), m, 48),
          lathe('cap', fillet([(.0, z + 3.2 * s), (.62 * s, z + 3.2 * s, .1), (.82 * s, z + 3.7 * s, .2), (.84 * s, z + 4.25 * s, .3), (0, z + 4.42 * s)], 7), plastic(c2 or c, .3, coat=.1), 96)]
    zt = z + 3.98 * s
    secs = []
    for t, w, hh in [(0, .5, .34), (.25, .48, .33), (.5, .42, .3), (.75, .36, .27), (.92, .31, .25), (1, .26, .2)]:
        secs.append((t * 2.9 * s, w * s, hh * s, 2.6, 0, (-.28 * max(0, t - .55) ** 1.3) * 2 * s))
    n = loft('nozzle', secs, plastic(c2 or c, .3, coat=.1), 64, angle=60)
    n.rotation_euler = (math.radians(90), 0, math.radians(-62)); n.location = (0, 0, zt); ob.append(n)
    return ob

def pump_bottle(lab='lab_wash500', c='#fdf3ee', cap='white', R=3.5, h=13.5, ry=None, e=2.0, cap2=None, labw=7.2, head=True):
    """Opaque dispenser bottle: round (e=2) or soft oval/square (e=2.6+)."""
    ry = ry or R; m = plastic(c, .33, coat=.12)
    prof = dense(fillet([(.9, 0), (1, 0, .3), (1.0, h - 1.8, 0), ], 8), .3)
    # share of full width by height: rounded foot and shoulders
    pr = dense(fillet([(.0, .12), (R - .5, .0, .2), (R, .45, .5), (R, h - 1.9, 1.6), (1.5, h - .25, .7), (1.42, h + .2)], 10), .25)
    def blend(z, r): f = max(0, min(1, (z - (h - 2.4)) / 2.1)); f = f * f * (3 - 2 * f); ee = e + (2 - e) * f; k = (r / R); return (z, r, max(.01, r * (ry / R) * (1 - f) + r * f), ee)
    body = loft('pbody', [blend(z, max(r, .01)) for r, z in pr], m, 144, cap=False, angle=60)
    hl = h - 3.4; z0 = .9; lh = min(hl, labw * 1.3); labw = lh / 1.3
    ob = [body, wrap('label', lambda z: R, z0, z0 + lh, labw, printed(lab, .42), off=.012, ry=lambda z: ry, e=e)]
    return ob + (pump_head(h + .1, cap, c2=cap2) if head else [])

def flip_bottle(lab, c='#fdf3ee', cap='white', R=3.1, h=11.6, ry=2.3, e=2.4, rc=1.75, hc=2.3):
    """Oval bottle with a flip-top cap."""
    ob = pump_bottle(lab, c, R=R, h=h, ry=ry, e=e, labw=min(7.2, R * 2.02), head=False)
    prof = dense(fillet([(rc - .1, h - .5), (rc, h - .5, .08), (rc, h + hc * .62, .04), (rc - .05, h + hc * .64, .02), (rc - .05, h + hc * .68, .02), (rc, h + hc * .70, .04), (rc - .06, h + hc, .4), (0, h + hc + .12)], 7), .3)
    ob.append(lathe('flip', prof, plastic(cap, .32, coat=.15), 128, angle=40))
    t = loft('thumb', [(0, .5, .2, 2.6), (.12, .5, .2, 2.6), (.16, .42, .14, 2.6)], plastic(cap, .32), 48); t.rotation_euler = (math.radians(90), 0, 0); t.location = (0, -rc + .05, h + hc * .72); ob.append(t)
    return ob

def tube(lab='lab_diaper', c='#f7fafc', cap='sky', h=13.0, w=5.4):
    """Standing tube: round at the cap, flat crimped end on top."""
    r0 = w / math.pi * 1.0 + .25; zc = 2.5; secs = []
    P0 = math.pi * 2 * r0
    for k in range(40):
        t = k / 39; z = zc + t * h; f = t ** 1.15
        rx = r0 + (P0 / 4 - r0) * f * .96; ry = max(.06, r0 * (1 - f) ** .85)
        secs.append((z, rx, ry, 2.0 + .1 * f))
    top = zc + h; rx = secs[-1][1]
    secs += [(top + .05, rx, .07, 2.6), (top + 1.15, rx, .07, 2.6)]
    m = plastic(c, .34, coat=.1); ob = [loft('tube', secs, m, 160, angle=55)]
    # crimp lines
    for i in range(5):
        ob.append(pipe('crimp', [(-rx + .12, -.075, top + .22 + i * .18), (rx - .12, -.075, top + .22 + i * .18)], .028, m, smooth=False, res=3))
    zz = np.array([s[0] for s in secs]); rxs = np.array([s[1] for s in secs]); rys = np.array([s[2] for s in secs])
    lw = 6.4
    nz, nu = 60, 60; P = np.zeros((nz, nu, 3)); z0 = zc + .45; z1 = z0 + 5.3 * 13 / 9        # keep the artwork's 9:13 shape
    for j, z in enumerate(np.linspace(z0, z1, nz)):
        a, b = np.interp(z, zz, rxs), np.interp(z, zz, rys); x = np.linspace(-1, 1, nu) * min(lw / 2, a * .93)
        P[j, :, 0] = x; P[j, :, 1] = -b * np.sqrt(np.maximum(0, 1 - (x / a) ** 2)) - .02; P[j, :, 2] = z
    ob.append(grid('label', P, printed(lab, .42), angle=80))
    ob.append(lathe('tcap', dense(fillet([(0, 0), (r0 - .05, 0, .15), (r0 + .02, zc - .25, .12), (r0 - .1, zc - .02, .1), (0, zc)], 6), .3), plastic(cap, .3, coat=.2), 128, angle=50))
    ob.append(lathe('tring', fillet([(r0 - .2, zc - .1), (r0 - .12, zc - .1), (r0 - .12, zc + .1), (r0 - .2, zc + .1)]), plastic('white', .4), 96))
    return ob

def jar(c='coral', lab='lab_cream', R=3.6, h=3.5):
    """Low balm jar with screw lid."""
    ob = [lathe('jar', fillet([(0, .1), (R - .3, 0, .3), (R, .3, .4), (R, h, .35), (R - .3, h + .1)], 8), plastic('#fffaf5', .3, coat=.2), 128),
          lathe('lid', dense(fillet([(R - .2, h - .15), (R + .12, h - .15, .08), (R + .12, h + 1.5, .3), (0, h + 1.62)], 8), .3), plastic(c, .32, coat=.2), 128, angle=50),
          wrap('label', lambda z: R, .55, .55 + 2.4, 5.57, printed(lab, .45), off=.012)]
    return ob

def wipes(lid='coral', art='wipes'):
    """Soft wipes pack lying flat-ish, standing on its long edge, with hinged lid."""
    W, H, D = 10.5, 5.8, 3.6; nx, nz = 120, 70; u = np.linspace(-1, 1, nx); v = np.linspace(-1, 1, nz); U, V = np.meshgrid(u, v)
    rng = np.random.default_rng(4)
    puff = (np.clip(1 - np.abs(U) ** 5, 0, 1) ** .5) * (np.clip(1 - np.abs(V) ** 7, 0, 1) ** .5)
    wr = np.zeros_like(U)
    for _ in range(26):                                   # film creases running in from the sealed ends
        s = rng.choice([-1, 1]); v0 = rng.uniform(-.9, .9); ln = rng.uniform(.12, .42); wv = rng.uniform(.03, .08)
        wr += rng.uniform(.4, 1) * np.exp(-((V - v0 - .2 * (U * s - 1) * v0) / wv) ** 2) * np.exp(-((1 - U * s) / ln) ** 2)
    ob = []; m = printed(art, .28, base='#fdfaf6')
    for side in (-1, 1):
        P = np.zeros((nz, nx, 3)); P[..., 0] = U * W; P[..., 2] = (V + 1) * H; P[..., 1] = side * (D * puff * .5 + .02) - side * wr * .10 * (puff > .01)
        mm = m if side == -1 else plastic('#fdfaf6', .3)
        ob.append(grid('film', P, mm, angle=80, flip=side == 1))
    # lid in the middle of the front
    l = loft('lid', [(0, 3.9, 2.7, 4.0), (.28, 3.9, 2.7, 4.0), (.5, 3.75, 2.55, 4.0), (.58, 3.4, 2.2, 4.0)], plastic('white', .28, coat=.3), 128, angle=50)
    l.rotation_euler = (math.radians(90), 0, 0); l.location = (1.1, -D / 2 + .05, H + .25); ob.append(l)
    t = loft('tab', [(0, 1.0, .36, 3.0), (.16, 1.0, .36, 3), (.26, .9, .28, 3)], plastic(lid, .3, coat=.3), 64, angle=50)
    t.rotation_euler = (math.radians(90), 0, 0); t.location = (1.1, -D / 2 - .5, H - 1.65); ob.append(t)
    f = group(ob, rot=(-7, 0, 0)); return [f] + ob

# ---------------------------------------------------------------- appliances --------------------
ZS = 160 / 29 + .9 + 1.25                                       # neck height of the 160 ml bottle
def flask(accent='coral', side=-1, milk_to=4.2, hose=None, animal='plain'):
    """Pump kit: collection bottle with milk, adapter, horn pointing to one side, valve cap."""
    b = nursing_bottle('pp', 160, animal, 'white', teat=False) + milk(milk_to, 2.93)
    b.append(lathe('adapter', dense(fillet([(2.4, ZS + 1.9), (2.5, ZS + 2.3, .2), (2.1, ZS + 3.1, .6), (1.7, ZS + 4.2, .4), (1.55, ZS + 5.4, .3), (0, ZS + 5.6)], 8), .3), plastic('white', .3, coat=.15), 96))
    horn = smooth_curve([(1.15, -.6), (1.15, 1.6), (1.25, 2.4), (1.9, 3.6), (3.0, 4.7), (3.35, 5.1), (3.42, 5.3)], 6)
    hn = lathe('horn', horn, thin('#ffffff', frost=.3, edge=.5), 96, angle=70)
    hn.rotation_euler = (0, math.radians(side * 62), math.radians(-side * 28)); hn.location = (0, 0, ZS + 4.0); b.append(hn)
    cu = lathe('cushion', [(3.42 + .2 * math.cos(t), 5.3 + .2 * math.sin(t)) for t in np.linspace(0, 6.283, 20)], silicone('#fff3ee', trans=.2), 96, angle=70); cu.rotation_euler, cu.location = hn.rotation_euler, hn.location; b.append(cu)
    b.append(lathe('valve', fillet([(0, ZS + 4.9), (1.75, ZS + 4.9, .1), (1.9, ZS + 6.0, .5), (0, ZS + 6.3)], 8), plastic(accent, .32, coat=.2), 96)); return b

def motor(c='#fbf4ee', accent='coral', loc=(0, 0, 4.55), rot=(74, 0, -14), s=1.0):
    """Motor unit: soft puck standing upright, dark display, one button, wordmark."""
    u = loft('unit', [(0, 4.4, 4.4, 2.9), (.25, 4.75, 4.75, 2.9), (.9, 5.0, 5.0, 2.9), (2.6, 5.0, 5.0, 2.9), (3.3, 4.8, 4.8, 2.9), (3.62, 4.35, 4.35, 2.9), (3.7, 3.6, 3.6, 2.8)], plastic(c, .34, coat=.15), 160, angle=60)
    fr = loft('ring', [(3.66, 3.2, 3.2, 2.6), (3.74, 3.2, 3.2, 2.6), (3.76, 3.1, 3.1, 2.6)], plastic('#4b4340', .12, coat=.5), 128, angle=50)
    sc = grid('lcd', np.array([[[-2.1, -.5, 3.775], [2.1, -.5, 3.775]], [[-2.1, 1.93, 3.775], [2.1, 1.93, 3.775]]], float), printed('lcd_pump', .3, emit=1.2), angle=80)
    bt = lathe('btn', fillet([(0, 3.7), (.62, 3.7), (.62, 3.9, .06), (0, 3.94)]), plastic(accent, .3, coat=.2), 64); bt.location = (0, -1.7, 0)
    wm = grid('mark', np.array([[[-1.3, -4.35, 3.58], [1.3, -4.35, 3.58]], [[-1.3, -3.31, 3.73], [1.3, -3.31, 3.73]]], float), printed('mark', .4), angle=80)
    us = [u, fr, sc, bt, wm]; return [group(us, loc=loc, rot=rot, scale=s)] + us

def breast_pump(c='#fbf4ee', accent='coral'):
    b = flask(accent); ob = [group(b, loc=(-3.6, 0, 0))] + b + motor(c, accent, (5.6, -.2, 4.55))
    return ob + [pipe('hose', [(4.6, 3.2, 7.6), (3.4, 4.4, 12.0), (.2, 3.0, 15.6), (-3.0, .6, 15.4), (-3.6, 0, ZS + 6.2)], .26, silicone('#fffdf8', trans=.45))]

def double_pump(c='#fbf4ee', accent='coral'):
    ob = []
    for s, lv in ((-1, 4.2), (1, 3.4)):
        b = flask(accent, s, lv); ob += [group(b, loc=(s * 6.6, 1.5, 0))] + b
        ob.append(pipe('hose', [(s * .8, 1.2, 8.0), (s * 1.2, 2.8, 12.5), (s * 3.0, 2.6, 16.2), (s * 5.6, 1.9, 15.8), (s * 6.6, 1.5, ZS + 6.2)], .26, silicone('#fffdf8', trans=.45)))
    return ob + motor(c, accent, (0, -2.8, 4.0), (76, 0, 0), .88)

def manual_pump(accent='coral'):
    b = flask(accent, -1, 3.4); m = plastic(accent, .34, coat=.15)
    b.append(lathe('dome', smooth_curve([(1.9, ZS + 5.7), (1.75, ZS + 6.6), (1.2, ZS + 7.1), (0, ZS + 7.25)], 6), plastic('white', .34, coat=.15), 96))
    P = smooth_curve([(-.6, 7.3), (1.6, 7.75), (3.9, 6.9), (5.2, 4.6), (5.5, 1.6), (5.0, -1.6), (4.6, -2.6)], 8); n = len(P); secs = []
    th = np.linspace(0, 2 * math.pi, 48, endpoint=False); Q = np.zeros((n, 48, 3)); A = np.array(P); Tn = np.gradient(A, axis=0); Tn /= np.linalg.norm(Tn, axis=1, keepdims=True)
    for j in range(n):
        t = j / (n - 1); e = min(1, 4 * t + .35, 5 * (1 - t) + .12); wd, hh = 1.05 * e, .42 * e; sx, sy = np.sign(np.cos(th)) * np.abs(np.cos(th)) ** .8 * wd, np.sign(np.sin(th)) * np.abs(np.sin(th)) ** .8 * hh
        Q[j, :, 0] = A[j, 0] - Tn[j, 1] * sy; Q[j, :, 1] = sx; Q[j, :, 2] = ZS + A[j, 1] + Tn[j, 0] * sy
    b.append(grid('lever', Q, m, closed=True, uv=False, angle=70)); b.append(pipe('stem', [(0, 0, ZS + 6.8), (0, 0, ZS + 7.6)], .45, m, smooth=False))
    return [group(b)] + b

def wearable(c='#fdf8f3', accent='coral'):
    """Cordless pump: egg-shaped shell, clear cup below, motor above, silicone flange behind."""
    S = smooth_curve([(.05, 0), (3.3, .03), (5.3, 1.5), (6.15, 4.2), (5.85, 6.9), (4.6, 8.9), (2.5, 9.95), (.05, 10.2)], 12); zc = 5.3
    def sq(o):                                                   # domed towards the camera, nearly flat behind
        for v in o.data.vertices: v.co.y *= .66 if v.co.y < 0 else .22
        return o
    lo = [q for q in S if q[1] <= zc]; up = [q for q in S if q[1] >= zc]
    ob = [sq(lathe('cup', lo + [(r - .16, z) for r, z in lo[::-1]], thin('#fcfdff', frost=.1, edge=.4), 160, angle=70)), sq(lathe('motor', [(0, zc + .02)] + up, plastic(c, .3, coat=.25), 160, angle=50))]
    mk = [(max(.02, r - .3), z + .2) for r, z in lo if z < 3.3]; ob.append(sq(lathe('milk', mk + [(0, mk[-1][1])], plastic('#fdf8ee', .25), 128, angle=50)))
    ob.append(sq(lathe('seam', fillet([(lo[-1][0] - .2, zc - .12), (lo[-1][0] + .05, zc - .12), (lo[-1][0] + .05, zc + .2), (lo[-1][0] - .2, zc + .2)]), plastic(accent, .32, coat=.2), 160)))
    f = lambda x, z: -.66 * math.sqrt(max(0, np.interp(z, [q[1] for q in S], [q[0] for q in S]) ** 2 - x * x))
    for x, z, r, cc in ((0, 6.7, .62, accent), (-1.5, 6.55, .36, '#efe3d8'), (1.5, 6.55, .36, '#efe3d8')):
        b = lathe('btn', fillet([(0, 0), (r, 0), (r, .16, .05), (0, .2)]), plastic(cc, .3, coat=.2), 48); b.rotation_euler = (math.radians(90 - 22), 0, math.radians(x * 12)); b.location = (x, f(x, z) + .06, z); ob.append(b)
    P = np.zeros((12, 24, 3))
    for j, z in enumerate(np.linspace(7.75, 8.95, 12)):
        for i, x in enumerate(np.linspace(-1.5, 1.5, 24)): P[j, i] = (x, f(x, z) - .02, z)
    ob.append(grid('mark', P, printed('mark', .4), angle=80))
    fl = lathe('flange', smooth_curve([(2.0, 0), (2.4, .7), (3.4, 1.3), (4.6, 1.7), (5.0, 1.95), (4.9, 2.2)], 6), silicone('#fff3ee', trans=.2), 128, angle=75); fl.rotation_euler = (math.radians(-90), 0, 0); fl.location = (0, .7, 5.4); ob.append(fl)
    g = group(ob); return drop([g] + ob)

def collector():
    """One-piece silicone collector with a suction foot, milk inside, and its stopper."""
    m = thin('#fffdf9', frost=.36, edge=.5, body='#fff8f0', rough=.16); ob = []
    S = smooth_curve([(.05, .02), (2.3, 0), (2.95, .25), (2.75, .75), (3.3, 2.0), (3.45, 3.4), (3.0, 5.2), (2.0, 6.9), (1.5, 8.2), (1.45, 8.9)], 10); ob.append(lathe('bulb', S, m, 128, angle=75))
    mk = [(max(.02, r - .26), z + .2) for r, z in S if .9 < z < 3.6]; ob.append(lathe('milk', [(0, mk[0][1])] + mk + [(0, mk[-1][1])], plastic('#fdf8ee', .25), 128, angle=50))
    h = lathe('horn', smooth_curve([(1.45, -.3), (1.5, .7), (2.1, 1.9), (3.3, 2.9), (3.75, 3.3), (3.85, 3.6), (3.7, 3.7)], 8), m, 128, angle=75); h.rotation_euler = (math.radians(38), math.radians(-34), 0); h.location = (0, 0, 8.7); ob.append(h)
    P = np.zeros((16, 40, 3)); pr = _interp(S)
    for j, z in enumerate(np.linspace(4.1, 5.3, 16)):
        for i, a in enumerate(np.linspace(-.52, .52, 40)): r = pr(z) + .03; P[j, i] = (r * math.sin(a), -r * math.cos(a), z)
    ob.append(grid('mark', P, printed('mark', .4, emit=.1), angle=80))
    th = np.linspace(0, 6.283, 144, endpoint=False)
    st = lathe('stopper', dense(fillet([(0, 0), (1.9, 0, .1), (1.9, .5, .2), (.9, .6, .15), (.8, 1.5, .2), (0, 1.55)], 6), .15), plastic('coral', .4), 144, mod=lambda t, r, z: np.where(r > 1.2, r * (1 + .09 * np.cos(6 * t)), r), angle=60); st.location = (5.2, -2.2, 0); return ob + [st]

def storage_bags(ml=120):
    """Carton and one filled bag in front of it."""
    ob = carton(f'box_bags{ml}', *((12, 13.1) if ml == 120 else (12, 14.2)), 6.0, (-3.2, 4.6, 0), 10); b = milk_bag(ml)
    k = .72 if ml == 120 else .8; ob += [group([b[0]], loc=(4.9, -1.6, 0), rot=(0, 0, -8), scale=k)] + b; return ob

def containers():
    """Four stackable milk containers with date dials."""
    def one(lid, mk, x, y, z, rot=0):
        o = dense(fillet([(0, .15), (2.4, 0, .2), (2.75, .1, .4), (3.15, 5.2, .2), (3.1, 5.4)], 8), .3)
        ob = [lathe('pot', o + offset(o, -.16)[::-1], thin('#fcfefe', frost=.12, edge=.45), 128, angle=60)]
        if mk: mp = [(max(.02, r - .25), q + .18) for r, q in o if q < mk]; ob.append(lathe('milk', mp + [(0, mp[-1][1])], plastic('#fdf8ee', .25), 96, angle=50))
        ob.append(wrap('mark', lambda q: 2.75 + .4 * q / 5.2, 2.1, 3.5, 3.5, printed('mark', .4, emit=.1), off=.03))
        ob.append(lathe('lid', dense(fillet([(3.0, 5.0), (3.45, 5.0, .08), (3.45, 6.25, .22), (3.05, 6.3, .1), (2.95, 6.18, .05), (0, 6.18)], 6), .15), plastic(lid, .35, coat=.15), 288, mod=lambda t, r, q: np.where((r > 3.4), r + .025 * np.cos(72 * t), r), angle=50))
        ob.append(grid('dial', np.array([[[-2.5, -2.5, 6.2], [2.5, -2.5, 6.2]], [[-2.5, 2.5, 6.2], [2.5, 2.5, 6.2]]], float), printed('date_dial', .5), angle=80)); return [group(ob, loc=(x, y, z), rot=(0, 0, rot))] + ob
    return one('blush', 3.6, -4.2, 2.4, 0, 4) + one('#a9cbe0', 2.6, -4.2, 2.4, 6.25, 10) + one('#c9d9b8', 3.9, 4.0, 3.0, 0, -6) + one('butter', 0, .6, -4.6, 0, 8)

def pad(c='#fdfaf6', trim=None, R=5.2):
    """Soft contoured pad, dome upwards, with a quilted ring and a dart seam."""
    zt = lambda r: 2.1 * (1 - (r / R) ** 2.2) + .16; rs = np.linspace(R, 0, 36); m = plastic(c, .95, spec=.05, bump=7)
    o = [(0, 1.75)] + [(r, zt(r) - .42) for r in np.linspace(R * .1, R * .94, 16)] + [(R * .985, .02), (R + .05, .06), (R + .03, .18)] + [(r, zt(r)) for r in rs[1:]]
    ob = [lathe('pad', o, m, 180, mod=lambda t, r, z: r * (1 + .012 * np.cos(36 * t) * (float(np.max(r)) / R) ** 8), angle=75)]; th = plastic('#e3d6c8', .8)
    for f in (.84,): ob.append(pipe('stitch', [(R * f * math.cos(a), R * f * math.sin(a), zt(R * f) + .0) for a in np.linspace(0, 6.283, 24, endpoint=False)], .05, th, cyclic=True, res=4))
    ob.append(pipe('dart', [(R * f * math.cos(-1.9), R * f * math.sin(-1.9), zt(R * f)) for f in (.08, .3, .6, .85, .98)], .06, th, res=4))
    if trim: ob.append(pipe('trim', [((R + .02) * math.cos(a), (R + .02) * math.sin(a), .14) for a in np.linspace(0, 6.283, 32, endpoint=False)], .14, plastic(trim, .8), cyclic=True))
    return ob

def disposable_pads():
    ob = carton('box_pads', 12.5, 12.5, 8.0, (-2.6, 5.4, 0), 9)
    for x, y, z, r in ((7.4, 1.6, 4.6, (74, 0, -12)), (1.4, -4.8, .0, (0, 0, 0))): q = pad(R=4.6); ob += [group(q, loc=(x, y, z), rot=r)] + q
    return ob

def washable_pads():
    """Pile of cotton pads beside a drawstring laundry bag."""
    ob = []
    for i, c in enumerate(('#f6dcd4', '#fdf7ee', '#dce8d6')): q = pad(c, ('coral', '#e0c9ad', '#9dbb94')[i], 4.6); ob += [group(q, loc=(-5.2 + .15 * i, -1.7 - .1 * i, i * .72), rot=(0, 0, 12 * i))] + q
    q = pad('#fdf7ee', 'coral', 4.6); ob += [group(q, loc=(-4.6, 2.6, 4.7), rot=(74, 0, 12))] + q
    S = np.array(smooth_curve([(0, 3.7, 2.4), (.5, 4.4, 2.9), (4, 4.7, 3.1), (8, 4.3, 2.8), (10.2, 3.0, 2.0), (11.3, 1.35, 1.0), (12.2, 2.0, 1.3), (13.4, 3.0, 1.7), (13.7, 3.1, 1.75)], 8)); m = fabric('#fbf3e8', 90, .5, .6)
    th = np.linspace(0, 2 * math.pi, 220, endpoint=False); P = np.zeros((len(S), 220, 3))
    for j, (z, a, b) in enumerate(S): w = math.exp(-((z - 11.3) / 2.2) ** 2); f = 1 + (.10 * w) * np.cos(19 * th) + .02 * np.sin(5 * th + z * .4) + .025 * math.exp(-((z - 13.5) / .9) ** 2) * np.cos(13 * th); x, y = superellipse(220, a, b, 2.6); P[j, :, 0] = x * f; P[j, :, 1] = y * f; P[j, :, 2] = z + .12 * math.exp(-((z - 13.5) / 1.0) ** 2) * 2 * math.sin(1) * np.cos(7 * th).mean()
    P = np.concatenate([P[:1] * [1e-3, 1e-3, 1], P]); g = [grid('sack', P, m, closed=True, angle=80)]
    g.append(wrap('mark', lambda z: 4.72, 4.0, 6.6, 6.5, printed('mark', .8), off=.1, ry=lambda z: 3.12, e=2.6))
    for dz in (-.12, .16): g.append(pipe('cord', [(1.5 * math.cos(a), 1.12 * math.sin(a), 11.3 + dz) for a in np.linspace(0, 6.283, 20, endpoint=False)], .17, plastic('coral', .8), cyclic=True))
    for s in (-1, 1): g.append(pipe('end', [(s * .2, -1.1, 11.3), (s * .9, -1.7, 10.6), (s * 1.1, -2.6, 9.0), (s * (1.0 + .3 * s), -3.0, 7.6)], .15, plastic('coral', .8)))
    return ob + [group(g, loc=(5.0, 2.0, 0), rot=(0, 0, -8))] + g

def nipple_cream():
    t = tube('lab_nipplecream', '#fffaf7', 'coral', h=9.6, w=5.0); return carton('box_nipplecream', 6.2, 14, 4.6, (-4.0, 1.6, 0), 8) + [group([o for o in t if o.parent is None], loc=(3.3, -.6, 0), scale=.98)] + t

def steriliser(c='#fdfaf6', accent='coral'):
    """Steam steriliser: base with control panel, clear dome, two bottles inside."""
    ob = []; e = 2.7; rx, ry = 9.6, 7.8
    ob.append(loft('base', [(0, rx * .9, ry * .9, e), (.3, rx * .97, ry * .97, e), (1.0, rx, ry, e), (6.0, rx, ry, e), (6.6, rx * .985, ry * .985, e), (6.8, rx * .95, ry * .95, e)], plastic(c, .34, coat=.15), 160, angle=60))
    ob.append(loft('band', [(6.7, rx * .955, ry * .955, e), (6.75, rx * .97, ry * .97, e), (7.1, rx * .97, ry * .97, e), (7.15, rx * .95, ry * .95, e)], plastic(accent, .32, coat=.2), 160, angle=50))
    S = [(7.1, .955), (9, .955), (14, .945), (18.0, .92), (20.0, .87), (21.2, .76), (21.9, .58), (22.1, .35), (22.15, .01)]; S = smooth_curve(S, 10)
    ob.append(loft('dome', [(z, rx * f, ry * f, e) for z, f in S], thin('#fbfdfe', frost=.05, edge=.42), 160, cap=False, angle=70))
    ob.append(loft('knob', [(21.9, 2.4, 1.0, 2.4), (22.5, 2.2, .9, 2.4), (23.2, 2.5, 1.1, 2.4), (23.5, 2.3, .95, 2.4), (23.6, 1.6, .6, 2.4)], plastic(accent, .32, coat=.2), 96, angle=60))
    ob.append(lathe('rack', fillet([(0, 7.0), (8.6, 7.0), (8.6, 7.3, .1), (0, 7.35)]), plastic('white', .4), 96)); ob[-1].scale = (1, .8, 1)
    for x, a, ring in ((-3.9, 'rabbit', 'white'), (3.9, 'cat', 'coral')):
        b = nursing_bottle('pp', 160, a, ring); ob += [group(b, loc=(x, -.5, 7.35))] + b
    w = 9.4
    pl = wrap('panel', lambda z: rx, 1.6, 1.6 + w * 380 / 900, w, printed('panel_ster', .4), off=.02, ry=lambda z: ry, e=e); ob.append(pl)
    return ob

# ---------------------------------------------------------------- small goods -------------------
def pacifier(c='coral', c2='blush', tilt=-24, art='bear'):
    """Orthodontic-style soother with a curved vented shield, lying back on its ring."""
    ob = []; n, k = 96, 20; P = np.zeros((k * 2, n, 3)); th = np.linspace(0, 2 * math.pi, n, endpoint=False)
    R = 2.2 * (1 + .12 * np.cos(2 * th)) ; yv = 1.72 * (1 - .10 * np.exp(-((np.sin(th) - 1) / .25) ** 2))
    def sheet(off, f): x, z = R * np.cos(th) * f, yv * np.sin(th) * f; return np.stack([x, -(x ** 2) * .075 + off, z], -1)
    rows = [sheet(-.2, f) for f in np.linspace(.002, .93, 8)] + [sheet(-.15, .975), sheet(-.05, 1.0), sheet(.05, 1.0), sheet(.15, .975)] + [sheet(.2, f) for f in np.linspace(.93, .002, 8)]
    ob.append(grid('shield', np.array(rows), plastic(c2, .33, coat=.2), closed=True, uv=False, angle=60))
    for s in (-1, 1):                                        # air holes cut through the shield
        h = lathe('cutter', [(0, -1), (.36, -1), (.36, 1), (0, 1)], None, 48); h.scale = (1.15, .8, 1); h.rotation_euler = (math.radians(90), 0, math.radians(-s * 12)); h.location = (s * 1.5, -.15, 0)
        h.hide_render = h.hide_viewport = True; h['studio'] = 1; ob.append(h); bo = ob[0].modifiers.new('cut', 'BOOLEAN'); bo.operation = 'DIFFERENCE'; bo.object = h; bo.solver = 'EXACT'
    ob.append(lathe('button', fillet([(0, 0), (1.05, 0), (1.05, .35, .15), (.8, .55, .2), (0, .58)], 8), plastic(c, .3, coat=.25), 96)); ob[-1].rotation_euler = (math.radians(90), 0, 0); ob[-1].location = (0, -.15, 0)
    pr = grid('bear', np.array([[[-.62, -.745, -.62], [.62, -.745, -.62]], [[-.62, -.745, .62], [.62, -.745, .62]]], float), printed(f'pac_{art}', .4), angle=80); ob.append(pr)
    hinge = lambda t: (1.2 * math.cos(t), -.5 - 1.25 * (1 - math.sin(t)) * .53, -.15 - 1.25 * (1 - math.sin(t)) * .848)     # ring folded forward
    ob.append(pipe('ring', [hinge(t) for t in np.linspace(0, 2 * math.pi, 12, endpoint=False)], .2, plastic(c, .32, coat=.2), cyclic=True))
    t = [(z, r * .95, r * fl, 2.0, 0, bend) for z, r, fl, bend in [(.0, .8, 1, 0), (.35, .62, .95, 0), (.9, .55, .9, 0), (1.5, .72, .85, .05), (2.1, .92, .75, .12), (2.6, .9, .65, .2), (2.95, .68, .5, .24), (3.1, .3, .3, .26), (3.12, .05, .05, .26)]]
    T = np.array(smooth_curve(t, 8)); zz = T[:, 0]; secs = [(float(z),) + tuple(float(np.interp(z, T[:, 0], T[:, i])) for i in (1, 2, 3, 4, 5)) for z in zz]
    nn = loft('teat', secs, silicone('#fff8ec', trans=.6), 96, angle=80); nn.rotation_euler = (math.radians(-90), 0, 0); ob.append(nn)
    g = group(ob, rot=(tilt, 0, 0)); return drop([g] + ob)     # rests on shield rim, ring and teat

def thermometer(c='#fbf7f2', accent='coral'):
    """Flexible-tip digital thermometer, lying."""
    S = [(0, .34, .26), (.3, .55, .42), (1.2, .85, .55), (3.0, 1.0, .6), (5.6, 1.0, .6), (7.4, .82, .52), (8.8, .52, .40), (10.2, .38, .34), (11.8, .30, .30)]
    T = np.array(S); zz = np.linspace(0, 11.8, 60); secs = [(float(z), float(np.interp(z, T[:, 0], T[:, 1])), float(np.interp(z, T[:, 0], T[:, 2])), 2.6) for z in zz]
    sm = lambda i: np.convolve(np.pad([s[i] for s in secs], 4, 'edge'), np.ones(9) / 9, 'valid'); a, b = sm(1), sm(2)
    rd = [math.sqrt(1 - (1 - min(1, i / 4)) ** 2) for i in range(60)]; rd[0] = .12                   # rounded end
    secs = [(secs[i][0], float(a[i]) * rd[i], float(b[i]) * rd[i], 2.6) for i in range(60)]
    ob = [loft('body', secs, plastic(c, .33, coat=.15), 96, angle=60)]
    ob.append(loft('tip', [(11.7, .31, .31, 2.2), (13.6, .24, .24, 2), (14.0, .22, .22, 2)], plastic(accent, .35), 64))
    ob.append(lathe('probe', fillet([(.19, 13.9), (.19, 15.0, .1), (0, 15.15)], 6), metal('#dcdde0', .12), 48))
    f = .62
    ob.append(grid('lcd', np.array([[[.55, -f - .05, 3.05], [.55, -f - .05, 5.6]], [[-.55, -f - .05, 3.05], [-.55, -f - .05, 5.6]]], float), printed('lcd_temp', .12), angle=80))
    bz = loft('bezel', [(0, 1.45, .68, 4.0), (.05, 1.45, .68, 4)], plastic('#efe7de', .3), 64); bz.rotation_euler = (math.radians(90), math.radians(90), 0); bz.location = (0, -f + .04, 4.32); ob.append(bz)
    bt = loft('btn', [(0, .42, .36, 2.2), (.12, .4, .34, 2.2), (.16, .3, .26, 2.2)], plastic(accent, .3, coat=.2), 64); bt.rotation_euler = (math.radians(90), 0, 0); bt.location = (0, -.50, 1.55); ob.append(bt)
    from mathutils import Matrix
    g = group(ob); g.rotation_euler = Matrix(((0, 0, 1), (-1, 0, 0), (0, -1, 0))).to_euler(); g.location = (-7.5, 0, .6)
    g2 = group([g], rot=(0, 0, 38)); return drop([g, g2] + ob)

def scissors(c='coral'):
    """Short round-tip nail scissors, lying flat."""
    ob = []
    def blade(s, z):
        """Short, wide blade with a rounded tip; the shank crosses the pivot and runs into the grip."""
        L, w0, w1 = 3.9, .62, .30
        inner = [(-s * .12, -.3), (-s * .10, .2), (s * .02, 1.0), (s * .04, L - .3)]
        tip = [(s * (.04 + w1 / 2 - w1 / 2 * math.cos(a)), L - .3 + .3 * math.sin(a)) for a in np.linspace(.25, math.pi - .05, 10)]
        outer = [(s * (w1 + .04 + (w0 - w1 - .06) * math.sin(t * math.pi / 2)), L - .35 - t * (L - .1)) for t in np.linspace(.05, 1, 14)]
        shank = [(s * .55, -.5), (s * .30, -1.2), (s * -.15, -1.75), (s * -.55, -1.9), (s * -.75, -1.6), (s * -.45, -.8)]
        o = extrude2d('blade', inner + tip + outer + shank, .15, metal('#e4e5e8', .22), .035); o.location = (0, 0, z); o.rotation_euler = (0, 0, math.radians(-s * 6)); return o
    ob += [blade(1, .42), blade(-1, .60)]
    for s in (-1, 1):
        loop = [(s * (1.35 + 1.0 * math.cos(a)), -3.25 + 1.45 * math.sin(a), .5) for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)]
        ob.append(pipe('loop', loop, .36, plastic(c, .36, coat=.15), cyclic=True)); ob.append(pipe('arm', [(s * .28, -.5, .5, .75), (s * .42, -1.3, .5, 1), (s * .72, -2.1, .5, 1)], .38, plastic(c, .36, coat=.15)))
    ob.append(lathe('pivot', fillet([(0, .3), (.34, .3), (.34, .8, .06), (0, .84)]), metal('#cfd0d4', .2), 48))
    g = group(ob, rot=(0, 0, 0)); g.rotation_euler = (0, 0, math.radians(-52)); return drop([g] + ob)

def milk_bag(ml=180):
    """Stand-up milk storage pouch with zip, half filled."""
    W, H = 4.6, 15.0; nx, nz = 90, 140; u = np.linspace(-1, 1, nx); v = np.linspace(0, 1, nz); U, V = np.meshgrid(u, v)
    rng = np.random.default_rng(2); D = 2.0 * np.clip(1 - V / .62, 0, 1) ** .75 * (1 - np.abs(U) ** 2.4) + .16 * (1 - U ** 4) * np.clip((V - .2) / .3, 0, 1) * np.clip((.95 - V) / .3, 0, 1)
    wr = np.zeros_like(U)
    for _ in range(22):
        u0, v0, an, l, w = rng.uniform(-1, 1), rng.uniform(.3, .75), rng.uniform(-.9, .9), rng.uniform(.1, .28), rng.uniform(.02, .05)
        a, b = (U - u0) * math.cos(an) + (V - v0) * 2 * math.sin(an), -(U - u0) * math.sin(an) + (V - v0) * 2 * math.cos(an); wr += rng.normal(0, 1) * np.exp(-(a / w) ** 2 - (b / l) ** 2)
    wr *= .07 * (1 - U ** 6); ob = []
    film = thin('#fcfdfd', frost=.16, edge=.4, rough=.12)
    Wx = W * (1 - .10 * np.clip(1 - V / .3, 0, 1) * 0)
    for s in (-1, 1):
        P = np.stack([U * Wx, s * (D + .02) + wr, V * H + .0], -1); ob.append(grid('film', P, film, angle=80, flip=s == 1))
        if s == -1:
            Q = P.copy(); Q[..., 1] -= .02; ob.append(grid('print', Q, printed(f'milkbag_{ml}', .35, emit=.1), angle=80))
    k = int(nz * .42)
    Pm = []
    for s in (-1, 1):
        P = np.stack([U[:k] * Wx[:k] * .965, s * np.maximum(D[:k] * .93 - .03, .004) + wr[:k] * .8, V[:k] * H + .06], -1); ob.append(grid('milk', P, plastic('#fff8ea', .3), angle=80, flip=s == 1))
    top = np.stack([np.stack([U[k - 1] * W * .965, s * np.maximum(D[k - 1] * .93 - .03, .004) + wr[k - 1] * .8, V[k - 1] * H + .06], -1) for s in (-1, 1)]); ob.append(grid('milktop', top, plastic('#fff8ea', .3), angle=80))
    for z in (12.1, 12.5): ob.append(pipe('zip', [(-W + .1, -.12, z), (0, -.2, z), (W - .1, -.12, z)], .07, plastic('coral' if ml == 120 else '#5f97bd', .35)))
    g = group(ob, rot=(-4, 0, 0)); return [g] + ob

# ---------------------------------------------------------------- more skin care and cleaning ----
def oil_bottle():
    """Clear bottle with pale golden oil."""
    R, h, ry = 3.0, 11.8, 2.2; ob = []
    def sec(z, r, R0=R): f = max(0, min(1, (z - (h - 2.4)) / 2.1)); f = f * f * (3 - 2 * f); return (z, max(r, .01), max(.01, r * (ry / R) * (1 - f) + r * f), 2.4 + (2 - 2.4) * f)
    pr = dense(fillet([(0, .12), (R - .5, .0, .2), (R, .45, .5), (R, h - 1.9, 1.6), (1.5, h - .25, .7), (1.42, h + .2)], 10), .25)
    ob.append(loft('glass', [sec(z, r) for r, z in pr], thin('#fffdf5', frost=.04, edge=.25, rough=.02), 144, cap=False, angle=60))
    oil = [(max(.01, r - .22), z + (.15 if z < 1 else 0)) for r, z in pr if z < h - 1.55]
    ob.append(loft('oil', [sec(z, r) for r, z in oil] + [(oil[-1][1], .01, .01, 2)], plastic('#f6d88a', .12, coat=.6, spec=.6), 144, cap=False, angle=60))
    lh = 6.06 * 1.3; ob.append(wrap('paper', lambda z: R, .8, .8 + lh, 6.06, plastic('#fffaf2', .5), off=.02, ry=lambda z: ry, e=2.4)); ob.append(wrap('label', lambda z: R, .8, .8 + lh, 6.06, printed('lab_oil', .45), off=.035, ry=lambda z: ry, e=2.4))
    rc, hc = 1.6, 2.3; ob.append(lathe('cap', dense(fillet([(rc - .1, h - .4), (rc, h - .4, .08), (rc, h + hc * .7, .05), (rc - .08, h + hc, .4), (0, h + hc + .1)], 7), .3), plastic('#e9c98d', .32, coat=.2), 128)); return ob

def wipes_multi():
    ob = []
    for i in range(6): w = wipes('coral' if i % 2 == 0 else '#5f9fc4', 'wipes' if i % 2 == 0 else 'wipes_b'); ob += [group([w[0]], loc=(.5 * i, i * 3.8, 0))] + w
    return ob

def detergent():
    """One-litre laundry bottle with a grip and a measuring cap."""
    m = plastic('#f7fbfe', .34, coat=.12); R, ry, h = 4.5, 2.9, 15.5
    S = [(0, .93, .9), (.25, .985, .97), (.8, 1, 1), (9, 1, 1), (11.5, .97, .98), (13.4, .82, .9), (14.7, .58, .72), (15.4, .44, .6), (16.2, .42, .58)]
    T = np.array(smooth_curve(S, 6)); secs = []
    for z, fx, fy in T: k = max(0, min(1, (z - 12.5) / 3)); secs.append((float(z), R * float(fx), ry * float(fy), 3.0 - k * 1.0, -.35 * k * 2.2))
    ob = [loft('body', secs, m, 160, angle=60)]
    ob.append(pipe('grip', [(1.3, 0, 14.4, .8), (3.9, 0, 14.3, 1), (5.9, 0, 12.3, 1.05), (6.2, 0, 9.0, 1), (5.6, 0, 6.6, .95), (4.0, 0, 5.6, .8)], .8, m))
    ob.append(wrap('label', lambda z: R, .9, .9 + 9.6, 7.4, printed('lab_laundry', .42), off=.015, ry=lambda z: ry, e=3.0))
    x = -.77; rib = lambda th, r, zz: np.where(r > 2.0, r + .03 * np.cos(48 * th), r)
    c = lathe('cap', dense(fillet([(1.9, 15.7), (2.15, 15.7, .1), (2.12, 16.3, .05), (2.05, 16.35, .05), (2.1, 18.9, .25), (1.75, 19.2, .1), (1.7, 18.6), (0, 18.5)], 6), .2), plastic('#7ea9c9', .34, coat=.15), 288, mod=rib, angle=50); c.location = (x, 0, 0); ob.append(c)
    return ob

def pouch(W, H, D, m, art=None, base='#f8fcf9', seed=2, emit=0, crease=.06, label_z=(.1, .86)):
    """Stand-up pouch: gusset at the foot, flat seam at the top."""
    nx, nz = 90, 140; u = np.linspace(-1, 1, nx); v = np.linspace(0, 1, nz); U, V = np.meshgrid(u, v); rng = np.random.default_rng(seed)
    d = D * np.clip(1 - V / .93, 0, 1) ** .62 * np.clip(V / .03 + .72, 0, 1) * np.clip(1 - np.abs(U) ** 2.6, 0, 1); wr = np.zeros_like(U)
    for _ in range(18):
        u0, v0, an, l, w = rng.uniform(-1, 1), rng.uniform(.1, .85), rng.uniform(-.9, .9), rng.uniform(.1, .28), rng.uniform(.02, .05)
        a, b = (U - u0) * math.cos(an) + (V - v0) * 2 * math.sin(an), -(U - u0) * math.sin(an) + (V - v0) * 2 * math.cos(an); wr += rng.normal(0, 1) * np.exp(-(a / w) ** 2 - (b / l) ** 2)
    wr *= crease * (1 - U ** 6) * np.clip(V / .15, 0, 1) * np.clip((.95 - V) / .15, 0, 1); Wx = W * (1 - .04 * np.sin(np.pi * np.clip(V, 0, 1)) ** 2); ob = []
    for s in (-1, 1):
        P = np.stack([U * Wx, s * (d + .02) + wr, V * H], -1); ob.append(grid('film', P, m, angle=80, flip=s == 1))
        if s == -1 and art: j0, j1 = int(nz * label_z[0]), int(nz * label_z[1]); Q = P[j0:j1, 4:-4].copy(); Q[..., 1] -= .025; ob.append(grid('print', Q, printed(art, .4, emit=emit), angle=80))
    return ob

def refill():
    m = plastic('#f5fbf7', .36, coat=.1); ob = pouch(5.1, 17, 2.7, m, 'lab_refill', label_z=(.07, .87)); g = '#7fb4a0'
    ob.append(lathe('neck', fillet([(.75, 0), (.75, 1.0, .05), (0, 1.0)]), plastic('white', .35), 48)); ob.append(lathe('cap', dense(fillet([(.9, .7), (1.05, .7, .08), (1.05, 2.3, .2), (0, 2.4)], 6), .1), plastic(g, .35, coat=.15), 144, mod=lambda th, r, z: np.where(r > 1, r + .02 * np.cos(36 * th), r), angle=50))
    for o in ob[-2:]: o.rotation_euler = (0, math.radians(-32), 0); o.location = (-3.9, 0, 16.6)
    f = group(ob, rot=(-3, 0, 0)); return [f] + ob

# ---------------------------------------------------------------- accessories ---------------------
def bottle_handles(c='sage'):
    """Clip-on ring with two handles."""
    m = plastic(c, .36, coat=.15); rg = lathe('ring', dense(fillet([(3.05, 2.6), (3.55, 2.6, .15), (3.6, 4.6, .25), (3.05, 4.75, .15), (3.05, 2.6)], 6), .2), m, 192, mod=lambda t, r, z: np.where(r > 3.4, r + .03 * np.cos(64 * t), r), angle=50)
    ob = [rg]
    for s in (-1, 1):
        ob.append(pipe('h', [(s * 3.4, 0, 4.2, .85), (s * 5.2, 0, 4.5, 1), (s * 6.9, 0, 2.9, 1.06), (s * 6.7, 0, .4, 1.06), (s * 5.3, 0, -1.0, 1), (s * 4.4, 0, -.2, .9), (s * 3.9, 0, 1.4, .85), (s * 3.4, 0, 2.9, .8)], .62, m))
        for i in range(3): ob.append(pipe('grip', [(s * 7.0 + .0, -.62, 2.6 - i * .7), (s * 7.02, -.7, 2.45 - i * .7)], .1, plastic('white', .5)))
    q = wrap('mark', lambda z: 3.6, 2.95, 4.25, 3.25, printed('mark_w', .4), off=.05); ob.append(q)
    g = group(ob); return drop([g] + ob)

def cool_bag(c='#b9cdb0', trim='coral'):
    """Insulated bag for two bottles: soft box, zip around the lid, carrying strap."""
    m = fabric(c, 150, .5, .5); rx, ry, e, h = 6.2, 4.0, 4.2, 15.5; t = plastic(trim, .7); ob = []
    secs = [(0, rx * .94, ry * .92, e), (.3, rx * .98, ry * .97, e)] + [(z, rx * (1 + .015 * math.sin(z * .9)), ry * (1 + .02 * math.sin(z * .7 + 1)), e) for z in np.linspace(.9, h - .8, 22)] + [(h - .3, rx * .985, ry * .975, e), (h, rx * .93, ry * .9, e), (h + .12, rx * .7, ry * .6, e)]
    P = np.zeros((len(secs), 200, 3))
    for j, s in enumerate(secs): x, y = superellipse(200, s[1], s[2], s[3]); P[j, :, 0] = x; P[j, :, 1] = y; P[j, :, 2] = s[0]
    P = np.concatenate([P[:1] * [1e-3, 1e-3, 1], P, P[-1:] * [1e-3, 1e-3, 1] + [0, 0, .06]]); ob.append(grid('bag', P, m, closed=True, angle=60))
    def ringz(z, k, r, mm): x, y = superellipse(120, rx * k, ry * k, e); return pipe('piping', [(a, b, z) for a, b in zip(x, y)], r, mm, cyclic=True, smooth=False, res=6)
    ob += [ringz(h - .15, .985, .16, t), ringz(.35, .975, .16, t), ringz(12.4, 1.012, .11, plastic('#fdf6ee', .5)), ringz(12.62, 1.012, .05, plastic('#8f8780', .4)), ringz(12.84, 1.012, .11, plastic('#fdf6ee', .5))]
    pl = box('pull', .5, .18, 1.3, t, .08, 3, (rx * .45, -ry * 1.03 - .15, 11.25)); ob.append(pl)
    st = [(-3.4, 0, h - .2), (-3.5, 0, h + 1.6), (-2.2, 0, h + 3.5), (0, 0, h + 4.1), (2.2, 0, h + 3.5), (3.5, 0, h + 1.6), (3.4, 0, h - .2)]; sp = np.array(smooth_curve(st, 10)); Q = np.zeros((len(sp), 24, 3)); T = np.gradient(sp, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); th = np.linspace(0, 2 * math.pi, 24, endpoint=False)
    for j in range(len(sp)): a, b = np.sign(np.cos(th)) * np.abs(np.cos(th)) ** .4 * .85, np.sign(np.sin(th)) * np.abs(np.sin(th)) ** .6 * .16; Q[j, :, 0] = sp[j, 0] - T[j, 2] * b; Q[j, :, 1] = a; Q[j, :, 2] = sp[j, 2] + T[j, 0] * b
    ob.append(grid('strap', Q, plastic(trim, .8), closed=True, uv=False, angle=60))
    ob.append(wrap('print', lambda z: rx, 2.9, 9.5, 8.8, printed('bag_print', .8), off=.13, ry=lambda z: ry, e=e)); return ob

def microwave_steriliser(c='#fdfaf6', accent='#7fb4a0'):
    ob = []; R = 9.2
    ob.append(lathe('base', dense(fillet([(0, .2), (R - 1.2, 0, .5), (R, 1.2, .8), (R + .15, 3.6, .15), (R - .25, 3.7)], 10), .3), plastic(c, .35, coat=.15), 160, angle=50))
    ob.append(lathe('rim', fillet([(R - .3, 3.5), (R + .35, 3.5, .1), (R + .35, 4.1, .12), (R - .3, 4.1)]), plastic(accent, .34, coat=.15), 160))
    D = smooth_curve([(R, 4.0), (R - .05, 6), (R - .25, 10), (R - .7, 13.2), (R - 1.9, 15.2), (R - 4.5, 16.3), (1.2, 16.6), (.05, 16.6)], 8); ob.append(lathe('dome', D, thin('#fbfdfe', frost=.06, edge=.42), 160, angle=70))
    for s in (-1, 1):
        cl = loft('clip', [(2.2, .5, 1.6, 3), (2.5, .7, 1.9, 3), (4.9, .75, 1.9, 3), (6.0, .5, 1.5, 3), (6.3, .25, 1.0, 3)], plastic(accent, .34, coat=.15), 64, angle=60); cl.location = (s * (R + .35), 0, 0); ob.append(cl)
    ob.append(lathe('knob', fillet([(0, 16.4), (1.5, 16.4), (1.2, 17.1, .3), (1.7, 17.8, .2), (1.4, 18.1, .2), (0, 18.15)], 6), plastic(accent, .34, coat=.15), 96))
    ob.append(lathe('rack', fillet([(0, 3.5), (8.4, 3.5), (8.4, 3.8, .1), (0, 3.85)]), plastic('white', .4), 96))
    for x, y, a, r in ((-4.5, -.6, 'plain', 'white'), (4.5, -.6, 'plain', 'coral'), (0, 3.6, 'plain', 'sky')):
        b = nursing_bottle('pp', 160, a, r); ob += [group(b, loc=(x, y, 3.85), scale=.93)] + b
    P = wrap('mark', lambda z: R + .1, 1.3, 3.1, 4.5, printed('mark', .4), off=.05); return ob + [P]

def ster_bags():
    ob = carton('box_sterbags', 12, 14.2, 4.0, (-4.6, 4.2, 0), 10)
    b = pouch(4.7, 13.2, 1.5, thin('#f6fbf9', frost=.35, edge=.35, body='#f7fcfa', rough=.12), 'sterbag', emit=.05, label_z=(.05, .93)); g = group(b, rot=(-5, 0, 0)); ob += [group([g], loc=(6.0, -1.2, 0), rot=(0, 0, -8)), g] + b; return ob

def tablets():
    ob = carton('box_tablets', 11, 12, 5.6, (-2.6, 3.6, 0), 10); m = plastic('#fdfdfb', .75, bump=10)
    prof = fillet([(0, 0), (1.15, 0, .16), (1.15, .55, .16), (.0, .56)], 6)
    for x, y, z, rx in ((5.0, .0, 0, 0), (5.15, .1, .57, 0), (4.9, -.05, 1.14, 0), (5.05, .05, 1.71, 0), (2.6, -3.0, 0, 0), (6.4, -3.2, 0, 0)): t = lathe('tab', prof, m, 64); t.location = (x, y, z); ob.append(t)
    t = lathe('tab', prof, m, 64); t.rotation_euler = (math.radians(68), 0, math.radians(-20)); t.location = (3.9, -1.5, 1.1); ob.append(t); return ob

def lie(ob, angle, lift=0, flip=0):
    """Lay an upright object (axis z) on the table, pointing to the upper right at the given angle."""
    g = group([o for o in ob if o.parent is None], rot=(0, 90, 0)); g2 = group([g], rot=(0, 0, angle)); return drop([g, g2] + flat([ob]))

def _grip(L, r, c, ring='white'):
    S = smooth_curve([(.0, 0), (.72 * r, .08), (r, .6), (.97 * r, L * .2), (.8 * r, L * .42), (.84 * r, L * .65), (1.02 * r, L * .84), (.94 * r, L * .94), (.56 * r, L * .99), (.25 * r, L)], 8); q = _interp(S)
    return [lathe('grip', S, plastic(c, .36, coat=.15), 96), lathe('ring', [(q(z) + .03, z) for z in np.linspace(L * .74, L * .86, 8)], plastic(ring, .4), 96), pipe('hang', [(0, 0, .25), (.5 * r, 0, -.45), (0, 0, -1.0), (-.5 * r, 0, -.45)], .15, plastic(ring, .4), cyclic=True)]

def _bristles(z0, z1, rad, n, seed=3, thick=.022, c='#ffffff', shape=None):
    rng = np.random.default_rng(seed); V, F = [], []
    for i in range(n):
        t = i / n; th = i * 2.39996 + rng.normal(0, .08); ln = (shape(t) if shape else 1) * rad * rng.uniform(.93, 1.03); d = np.array([math.cos(th), math.sin(th), rng.normal(0, .06) + .3 * max(0, (t - .85) / .15)]); d /= np.linalg.norm(d); a = np.cross(d, [0, 0, 1.0]); a /= np.linalg.norm(a); b = np.cross(d, a); k = len(V); p0 = np.array([0, 0, z0 + t * (z1 - z0)])
        for q in (p0, p0 + d * ln):
            for e in range(3): w = 2 * math.pi * e / 3; V.append(q + (a * math.cos(w) + b * math.sin(w)) * thick)
        for e in range(3): F.append((k + e, k + (e + 1) % 3, k + 3 + (e + 1) % 3, k + 3 + e))
        F.append((k + 3, k + 4, k + 5))
    return mesh('bristles', V, F, plastic(c, .5, emit=.05), smooth=False)

def sponge_brush(c='coral', sp='#fbe3a6'):
    """Bottle brush with a soft sponge head."""
    ob = _grip(9.6, 1.05, c) + [pipe('stem', [(0, 0, 9.2), (0, 0, 15)], .28, plastic('white', .4))]
    S = dense(smooth_curve([(.3, 13.4), (1.6, 13.55), (2.15, 14.4), (2.0, 15.6), (2.2, 17.2), (2.25, 18.8), (1.95, 20.4), (1.2, 21.4), (.0, 21.7)], 8), .15)
    ob.append(lathe('sponge', S, plastic(sp, .95, spec=.05, bump=9), 192, mod=lambda t, r, z: r * (1 + .05 * np.cos(8 * t) * min(1, r.max() / 1.6)), angle=75)); ob.append(lathe('collar', fillet([(.3, 13.0), (.75, 13.0, .1), (.85, 13.7, .1), (.3, 13.75)]), plastic('white', .4), 64))
    return lie(ob, 38)

def brush_set():
    """Nipple, straw and valve brush."""
    a = _grip(7.2, .8, 'coral') + [pipe('w', [(0, 0, 7), (0, 0, 11.5)], .14, metal('#e3e3e6', .25)), _bristles(8.2, 11.4, 1.1, 1700, 3, .02, shape=lambda t: 1.1 - .45 * t)]
    b = _grip(5.0, .6, '#7fb4a0') + [pipe('w', [(0, 0, 5), (0, 0, 17)], .1, metal('#e3e3e6', .25)), _bristles(10.0, 16.9, .5, 1700, 4, .014)]
    c = _grip(6.2, .7, '#7fb0d0') + [pipe('w', [(0, 0, 6), (0, 0, 12.5)], .12, metal('#e3e3e6', .25)), _bristles(8.6, 12.4, .75, 1500, 5, .016, shape=lambda t: .7 + .4 * math.sin(t * 3.1))]
    out = []
    for o, x, y in ((a, -6.4, 3.0), (b, -8.0, 0), (c, -5.2, -3.0)): r = lie(o, 0); r[1].location.x = x; r[1].location.y = y; out += r
    t = link(bpy.data.objects.new('all', None))
    for o in out:
        if o.parent is None and o is not t: o.parent = t
    t.rotation_euler = (0, 0, math.radians(30)); return out + [t]

def drying_rack(c='#fdfaf6', accent='#9cc4ae', drying=((-9, 'cat', 160), (3, 'plain', 240))):
    """Drip tray with a lift-out grid and pegs; two bottles and nipples drying."""
    ob = []; rx, ry, e = 12.5, 8.0, 5
    ob.append(loft('tray', [(0, rx * .93, ry * .9, e), (.3, rx * .97, ry * .96, e), (2.2, rx, ry, e), (2.5, rx * .995, ry * .99, e), (2.5, rx * .96, ry * .94, e), (1.6, rx * .94, ry * .92, e)], plastic(accent, .36, coat=.12), 200, cap=True, angle=45))
    ob.append(loft('grid', [(2.0, rx * .93, ry * .91, e), (2.45, rx * .93, ry * .91, e), (2.55, rx * .92, ry * .9, e)], plastic(c, .4, coat=.1), 200, angle=45))
    for i in range(9): ob.append(pipe('slot', [(-10 + i * 2.5, -5.9, 2.55), (-10 + i * 2.5, 5.9, 2.55)], .16, plastic('#d9e6dc', .6), smooth=False, res=3))
    m = plastic(c, .36, coat=.12); pegs = [(-9, 3.6), (-3, 4.2), (3, 4.2), (9, 3.6), (-9, -3.4), (-3, -3.4), (3, -3.4), (9, -3.4)]
    for x, y in pegs:
        back = y > 0; hh = 11.5 if back else 6.2
        ob.append(pipe('peg', [(x - .85, y, 2.4), (x - .8, y, hh * .6), (x - .5, y, hh + .2), (x, y, hh + .75), (x + .5, y, hh + .2), (x + .8, y, hh * .6), (x + .85, y, 2.4)], .24, m))
    for x, a, ml in drying:
        b = nursing_bottle('pp', ml, a, 'white', teat=False); b = [o for o in b if not o.name.startswith('collar') or bpy.data.objects.remove(o)]; g = group(b, rot=(180, 0, 0)); ob += [group([g], loc=(x, 3.8, ml / 29 + 7.0)), g] + b
    for x in (-9, -3): n = nipple(z=-.1, s=.92); ob += [group(n, loc=(x, -3.4, 3.6))] + n
    for x, cc in ((9, 'coral'), (3, 'white')): k = collar(0, 1.9, cc); ob += [group(k, loc=(x, -3.4, 4.6))] + k
    ob.append(wrap('mark', lambda z: rx, .55, 2.1, 3.9, printed('mark_w', .4), off=.03, ry=lambda z: ry * .985, e=e)); return ob

# ---------------------------------------------------------------- hygiene and health ---------------
def tooth_wipes():
    ob = carton('box_toothwipes', 13, 11.9, 6.5, (-2.4, 3.4, 0), 8)
    for x, y, r, k in ((8.2, -.6, -12, 0), (6.0, -3.4, 4, 1)):
        b = pouch(2.6, 6.2, .5, plastic('#eef6f1' if k else '#dcebe2', .4, coat=.1), None, seed=5 + k, crease=.05)
        b.append(grid('mark', np.array([[[-2, -.62, 2.6], [2, -.62, 2.6]], [[-2, -.5, 4.2], [2, -.5, 4.2]]], float), printed('mark', .4), angle=80)); g = group(b, rot=(-8, 0, 0)); ob += [group([g], loc=(x, y, 0), rot=(0, 0, r)), g] + b
    return ob

def _brush_handle(cc, S, top, z0=0):
    T = np.array(S); zz = np.linspace(z0, top, 90); f = lambda i: np.convolve(np.pad(np.interp(zz, T[:, 0], T[:, i]), 4, 'edge'), np.ones(9) / 9, 'valid'); aa, bb = f(1), f(2); aa[0] *= .6; bb[0] *= .6; bb[-1] = aa[-1] = .08
    return loft('handle', [(float(z), float(p), float(q), 2.3) for z, p, q in zip(zz, aa, bb)], plastic(cc, .35, coat=.15), 96, angle=60)

def toothbrush_1(c='#f2a79a'):
    """First silicone brush: ring handle, safety guard, soft nubs."""
    ob = [_brush_handle(c, [(3.2, .62, .5), (4.5, .66, .52), (6.2, .52, .44), (7.5, .42, .38), (9.0, .42, .36), (10.6, .52, .38), (11.2, .3, .25)], 11.3, 3.0)]
    rg = [(1.75 * math.cos(a), 0, 1.75 + 1.75 * math.sin(a)) for a in np.linspace(0, 6.283, 24, endpoint=False)]; ob.append(pipe('ring', rg, .55, plastic(c, .35, coat=.15), cyclic=True))
    g = lathe('guard', dense(fillet([(.3, 6.4), (2.2, 6.4, .15), (2.35, 6.65, .15), (2.2, 6.9, .15), (.3, 6.95)], 6), .2), plastic('#fdf6ee', .4, coat=.1), 144, mod=lambda t, r, z: np.where(r > 1.2, r * (1 + .06 * np.cos(5 * t)), r), angle=60); ob.append(g)
    m = silicone('#fffdf6', trans=.15); ob.append(loft('head', [(8.4, .5, .45, 2.3), (8.8, .62, .52, 2.4), (10.8, .66, .52, 2.4), (11.4, .5, .42, 2.3), (11.7, .2, .2, 2)], m, 64, angle=70))
    for i in range(-2, 3):
        for j in range(8): q = lathe('nub', fillet([(.09, 0), (.075, .5, .05), (0, .54)], 3), m, 16); q.rotation_euler = (math.radians(90), 0, 0); q.location = (i * .22 + .0, -.42 + .03 * abs(i), 8.95 + j * .3); ob.append(q)
    return ob

def toothbrush_2(cc='coral'):
    rng = np.random.default_rng(6); ob = [_brush_handle(cc, [(0, .5, .42), (.5, .75, .6), (2, .85, .68), (4.5, .72, .56), (6.5, .78, .6), (8.5, .55, .42), (10.2, .34, .30), (11.3, .33, .28), (12.0, .52, .30), (13.6, .56, .30), (14.2, .40, .26), (14.45, .12, .1)], 14.45)]
    ob.append(loft('inlay', [(z, r, .3, 2.3, 0, -.36) for z, r in ((1.6, .3), (1.9, .42), (4.5, .44), (6.6, .42), (6.9, .3))], plastic('white', .5), 64, angle=60)); V, F = [], []
    for i in range(-2, 3):
        for j in range(9):
            if abs(i) == 2 and j in (0, 8): continue
            for q in range(34):
                r, t = .085 * math.sqrt(rng.uniform()), rng.uniform(0, 6.28); p0 = np.array([i * .19 + r * math.cos(t), -.25, 12.05 + j * .22 + r * math.sin(t)]); b = len(V); d = .011; top = p0 + np.array([rng.normal(0, .02), -.95 + .05 * math.cos(i), rng.normal(0, .02)])
                for w in (p0, top):
                    for e in range(3): V.append(w + np.array([d * math.cos(e * 2.094), 0, d * math.sin(e * 2.094)]))
                for e in range(3): F.append((b + e, b + (e + 1) % 3, b + 3 + (e + 1) % 3, b + 3 + e))
                F.append((b + 3, b + 4, b + 5))
    ob.append(mesh('br', V, F, plastic('#ffffff', .5, emit=.10), smooth=False)); return ob

def brush_stand(step=1):
    """One brush standing upright in a small holder, facing the camera."""
    if step == 1: b = toothbrush_1(); out = fillet([(0, .2), (2.9, 0, .4), (3.1, 1.0, .4), (1.5, 1.6, .3), (0, 1.7)], 8); z = .9
    else: b = toothbrush_2(); out = fillet([(0, .2), (2.6, 0, .4), (2.7, .9, .3), (1.5, 2.6, .4), (1.35, 3.0, .15), (0, 3.0)], 8); z = .9
    o = [lathe('foot', dense(out, .3), plastic('#fdf6ee', .38, coat=.15), 128, angle=50), group(b, loc=(0, 0, z))] + b
    o.append(wrap('mark', lambda q: _interp(out)(q), .22, .92, 1.75, printed('mark', .4), off=.03) if step == 1 else wrap('mark', lambda q: 2.68, .12, .82, 1.75, printed('mark', .4), off=.03)); return o

def cotton_buds():
    """Clear drum with a label; two buds lie in front."""
    R, h = 3.9, 7.6; ob = []; o = dense(fillet([(0, .15), (R - .3, 0, .3), (R, .3, .3), (R, h)], 8), .3)
    ob.append(lathe('drum', o + offset(o, -.14)[::-1], thin('#fcfefe', frost=.06, edge=.35), 128, angle=60)); st = plastic('#fdf3ea', .6); ct = plastic('#ffffff', .98, spec=.02, bump=8)
    tip = lambda: smooth_curve([(.10, 0), (.26, .2), (.42, .6), (.40, .95), (.22, 1.3), (0, 1.36)], 6)
    def bud(L=6.9): return [lathe('stick', [(.1, .6), (.1, L - .6)], st, 12), lathe('cot', [(r, L - 1.36 + z) for r, z in tip()], ct, 24), lathe('cot2', [(r, 1.36 - z) for r, z in tip()][::-1], ct, 24)]
    for k, (n, r) in enumerate(((22, R - .62), (15, R - 1.5), (8, R - 2.4))):
        for i in range(n): a = i * 2 * math.pi / n + k * .2; b = bud(); ob += [group(b, loc=(r * math.cos(a), r * math.sin(a), .3))] + b
    w = 3.1 * 1400 / 760; ob.append(wrap('paper', lambda z: R, 1.5, 4.9, w + .6, plastic('#fffdfa', .5), off=.03)); ob.append(wrap('label', lambda z: R, 1.65, 4.75, w, printed('lab_buds', .5), off=.045))
    ob.append(lathe('lid', dense(fillet([(R - .2, h - .6), (R + .15, h - .6, .08), (R + .15, h + .5, .3), (0, h + .62)], 8), .2), plastic('coral', .33, coat=.2), 144, angle=50))
    for x, y, a in ((5.0, -3.4, 20), (5.6, -4.6, -6)): b = bud(); g = group(b, rot=(0, 90, 0)); ob += [g, group([g], loc=(x - 3.2, y, .42), rot=(0, 0, a))] + b
    return ob

def aspirator(c='coral'):
    """Nasal aspirator: mouthpiece, tube, clear chamber with filter, soft tip."""
    ob = []; ch = dense(fillet([(.35, 0), (.8, 0, .1), (.95, .5, .2), (.95, 5.0, .3), (.55, 5.7, .2), (.5, 6.0)], 8), .2)
    k = [lathe('chamber', ch + offset(ch, -.1)[::-1], thin('#f8fcff', frost=.08, edge=.4), 96, angle=60), lathe('filter', fillet([(0, .9), (.82, .9), (.82, 2.0), (0, 2.0)]), plastic('#ffffff', .95, bump=10), 64)]
    k.append(lathe('tip', smooth_curve([(.6, 5.6), (.78, 6.0), (.72, 6.9), (.45, 7.9), (.38, 8.5), (.2, 8.7), (0, 8.72)], 8), silicone('#ffe3dc', trans=.1), 96, angle=70)); k.append(lathe('base', fillet([(0, -.5), (.4, -.5), (1.02, -.1, .1), (1.02, .8, .1), (.9, .85)], 6), plastic(c, .35, coat=.15), 96))
    ob += lie(k, 52); ob[1].location.x, ob[1].location.y = .6, -3.6
    mp = [lathe('mouth', smooth_curve([(.3, 0), (.42, .3), (.62, 1.0), (.75, 2.2), (.62, 2.9), (.9, 3.3), (.85, 3.55), (.3, 3.6), (0, 3.6)], 6), plastic(c, .35, coat=.15), 96)]; r2 = lie(mp, 150); r2[1].location.x, r2[1].location.y = -5.4, 1.6; ob += r2
    dx, dy = math.cos(math.radians(52)), math.sin(math.radians(52)); s0 = (.6 - .5 * dx, -3.6 - .5 * dy)
    pts = [(s0[0], s0[1], 1.0), (s0[0] - 1.1, s0[1] - 1.3, .6), (-2.6, -6.4, .34), (-6.2, -4.4, .34), (-6.6, -.6, .34), (-3.0, .6, .34), (-.9, -2.4, .8), (-3.4, -4.6, .5), (-5.4, -2.6, .34), (-4.4, .8, .45), (-5.4, 1.6, .8)]
    ob.append(pipe('tube', pts, .27, silicone('#fff6f2', trans=.3)))
    t = lathe('tip2', smooth_curve([(.62, 0), (.8, .25), (.74, 1.2), (.5, 2.3), (.4, 2.9), (.2, 3.1), (0, 3.12)], 8), silicone('#ffe3dc', trans=.1), 96, angle=70); t.location = (2.6, -4.2, 0); ob.append(t); return ob

def ear_thermometer(c='#fdfaf6', accent='coral'):
    """Infrared thermometer standing in its cradle."""
    ob = []; S = smooth_curve([(0, 1.35, 1.05, 0), (.5, 1.6, 1.25, 0), (2.5, 1.75, 1.4, .05), (6, 1.8, 1.45, .1), (9, 1.95, 1.6, .05), (11.5, 2.35, 1.8, -.1), (13.6, 2.5, 1.9, -.35), (15.2, 2.1, 1.65, -.6), (16.0, 1.2, 1.0, -.7), (16.2, .1, .1, -.7)], 8)
    m = plastic(c, .3, coat=.25); ob.append(loft('body', [(z, a, b, 2.3, dx, 0) for z, a, b, dx in S], m, 144, angle=70))
    pr = [lathe('neck', smooth_curve([(1.9, 0), (1.75, .5), (1.15, 1.5), (.8, 2.5), (.62, 3.1)], 8), m, 96, angle=70), lathe('cap', smooth_curve([(.74, 2.2), (.7, 3.0), (.58, 3.6), (.3, 3.72), (0, 3.72)], 6), thin('#ffffff', frost=.2, edge=.5), 64), lathe('lens', fillet([(.66, 3.0), (.55, 3.3, .1), (0, 3.3)]), plastic('#5b4a45', .2), 64), lathe('ring', fillet([(1.5, 1.0), (1.62, 1.0), (1.36, 1.5), (1.2, 1.5)]), plastic(accent, .32, coat=.2), 96)]
    ob += [group(pr, loc=(-2.0, 0, 13.9), rot=(0, -80, 0))] + pr
    fy = lambda z: float(np.interp(z, [s[0] for s in S], [s[2] for s in S]))
    def patch(x0, x1, z0, z1, art, off, base=None, emit=0):
        P = np.zeros((16, 24, 3))
        for j, z in enumerate(np.linspace(z0, z1, 16)):
            a = float(np.interp(z, [s[0] for s in S], [s[1] for s in S])); dx = float(np.interp(z, [s[0] for s in S], [s[3] for s in S]))
            for i, x in enumerate(np.linspace(x0, x1, 24)): P[j, i] = (x + dx, -fy(z) * (max(0, 1 - abs(x / a) ** 2.3)) ** (1 / 2.3) - off, z)
        return grid('patch', P, art if not isinstance(art, str) else printed(art, .3, emit=emit), angle=80)
    ob.append(patch(-1.25, 1.25, 8.7, 11.1, plastic('#4b4340', .12, coat=.5), .03)); ob.append(patch(-1.1, 1.1, 9.1, 10.55, 'lcd_ear', .05, emit=1.1)); ob.append(patch(-1.0, 1.0, 3.2, 4.0, 'mark', .03))
    bt = lathe('btn', fillet([(0, 0), (.66, 0), (.66, .16, .06), (0, .2)]), plastic(accent, .3, coat=.2), 64); bt.rotation_euler = (math.radians(90), 0, 0); bt.location = (.06, -fy(7) + .02, 7.0); ob.append(bt)
    g = group(ob, loc=(0, 0, .5), rot=(0, 3, 0)); ob.append(lathe('cradle', dense(fillet([(0, .1), (3.0, 0, .3), (3.1, .8, .4), (2.0, 2.3, .4), (1.9, 2.5, .1), (0, 2.4)], 8), .3), plastic('#f3ebe2', .38, coat=.15), 128)); ob[-1].scale = (1, .85, 1); return [g] + ob

def pacifier_pack(size='M'):
    """One pacifier in front of its size card."""
    c, c2, art, k = {'S': ('coral', 'blush', 'bear', .92), 'M': ('#eaa94a', '#fbe0ae', 'rabbit', 1.0), 'L': ('#6fa98f', '#cfe3d6', 'dolphin', 1.08)}[size]
    w, h = 5.4, 5.4 * 900 / 700; o = box('card', w, .18, h, plastic('#fffaf5', .55), .05, 2); f = grid('front', np.array([[[-w / 2, -.11, 0], [w / 2, -.11, 0]], [[-w / 2, -.11, h], [w / 2, -.11, h]]], float), printed(f'size_{size}', .5, base='#fffaf5'), angle=80)
    ft = box('foot', w * .6, 2.6, .16, plastic('#fffaf5', .55), .04, 2, (0, 1.2, 0)); cd = [o, f, ft]; g = group(cd, loc=(-2.5, 2.4, 0), rot=(0, 0, 10)); pa = pacifier(c, c2, -24, art); pg = group([x for x in pa if x.parent is None], loc=(2.7, -1.6, 0), rot=(0, 0, 24), scale=k * 1.22)
    return [g] + cd + [pg] + pa

def teether(c='#a9cfe2', c2='coral'):
    """Water-filled cooling ring with soft bumps and a grip."""
    ob = []; n, k = 240, 28; th = np.linspace(0, 2 * math.pi, n, endpoint=False); ph = np.linspace(0, 2 * math.pi, k, endpoint=False); P = np.zeros((n, k, 3))
    for i, t in enumerate(th):
        R = 3.3 + .28 * math.cos(6 * t); r = .98 + .14 * math.cos(6 * t); b = 1 + .05 * np.cos(5 * ph) * (1 + math.cos(24 * t)) * .5
        P[i, :, 0] = (R + r * b * np.cos(ph)) * math.cos(t); P[i, :, 2] = (R + r * b * np.cos(ph)) * math.sin(t); P[i, :, 1] = r * b * np.sin(ph) * .78
    P = np.concatenate([P, P[:1]]); m = thin('#dff1f8', frost=.5, edge=.4, body=c, rough=.1); ob.append(grid('ring', P, m, closed=True, uv=False, angle=80, flip=True))
    Q = P.copy(); cen = np.stack([3.3 * np.cos(np.append(th, 0)), 0 * np.append(th, 0), 3.3 * np.sin(np.append(th, 0))], -1)[:, None]; ob.append(grid('core', cen + (Q - cen) * .72, plastic('#bfe0ee', .12, coat=.4), closed=True, uv=False, angle=80, flip=True))
    rng = np.random.default_rng(1)
    for i in range(12):
        t = i * math.pi / 6 + math.pi / 12; q = lathe('star', fillet([(0, -.16), (.3, -.1, .1), (.3, .1, .1), (0, .16)], 4), plastic('#ffffff', .4), 24); q.rotation_euler = (math.radians(90), 0, 0); q.location = (3.3 * math.cos(t), -.62, 3.3 * math.sin(t)); ob.append(q)
    hd = [(2.0 * math.cos(a), 0, -4.9 + 1.75 * math.sin(a)) for a in np.linspace(0, 6.283, 20, endpoint=False)]; ob.append(pipe('handle', hd, .5, plastic(c2, .36, coat=.15), cyclic=True))
    g = group(ob, rot=(-64, 0, 0)); g2 = group([g], rot=(0, 0, 22)); return drop([g, g2] + ob)

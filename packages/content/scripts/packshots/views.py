"""The second and third picture of every product: a detail, and the size beside a ruler or what is in the box.
VIEWS[file name] = how to build, light and frame it.  Lengths are those the catalogue states, where it states one."""
import products as p
from products import *
from table import JOBS

# the artwork of these pictures has no words
WORDLESS = {'lcd_pump': 'lcd_pump_time', 'panel_ster': 'panel_ster_icons', 'milkbag_120': 'bag_120', 'milkbag_180': 'bag_180', 'sterbag': 'sterbag_both'}
_printed = printed
def printed(img, *a, **k): return _printed(WORDLESS.get(img, img), *a, **k)
p.printed = printed

VIEWS = {}
def view(name, build, like, spp=0, studio=None, **cam):
    """like: the packshot whose backdrop and light it shares."""
    if not name.endswith('-detail') and 'fillx' in cam: cam['fillx'] = min(cam['fillx'], .78)      # phones cut a tenth off either side
    j = JOBS[like]; VIEWS[name] = dict(build=build, bg=j['bg'], spp=spp or 8, studio={'half': 80, **j['studio'], **(studio or {})}, cam=cam)

# ---- helpers ----
def put(ob, loc=(0, 0, 0), rot=0, scale=1):
    """Move, turn (degrees about z) and scale a built product; scale may be one number per axis."""
    g = group([o for o in ob if o.parent is None], loc=loc, rot=(0, 0, rot))
    g.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    return [g] + ob

def extent(objs):
    """Lowest and highest x, y, z of the objects, exact for turned ones."""
    bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); V = []
    for o in objs:
        if o.type not in ('MESH', 'CURVE') or o.get('studio'): continue
        ev = o.evaluated_get(dg); me = ev.to_mesh(); v = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', v); ev.to_mesh_clear()
        M = np.array(ev.matrix_world); V.append(v.reshape(-1, 3) @ M[:3, :3].T + M[:3, 3])
    V = np.concatenate(V); return V.min(0), V.max(0)

def ruler(cm, x, y=0.0):
    """Upright ruler; its zero is the table top and its marks are on the left edge, towards the product."""
    w = 2.6 if cm <= 15 else 2.9 if cm <= 25 else 3.6
    b = box('ruler', w, .36, cm, plastic('#fffaf1', .45, coat=.1, emit=.12), .06, 3, (x + w / 2, y, 0))
    f = grid('scale', np.array([[[x, y - .185, 0], [x + w, y - .185, 0]], [[x, y - .185, cm], [x + w, y - .185, cm]]], float), _printed(f'ruler_{cm}', .45), angle=80)
    return [b, f, box('stand', w * .8, 2.2, .5, plastic('#f3e7d6', .5), .1, 3, (x + w / 2, y + 1.2, 0))]

def ruler_flat(cm, x, y, z=0.0):
    """Lying ruler from x to the right; marks on the far edge, towards the product behind it."""
    L, w = cm + .8, 2.6 if cm <= 25 else 3.4
    b = box('ruler', L, w, .3, plastic('#fffaf1', .45, coat=.1), .06, 3, (x + cm / 2, y - w / 2, z))
    f = grid('scale', np.array([[[x - .4, y - w, z + .306], [x + cm + .4, y - w, z + .306]], [[x - .4, y, z + .306], [x + cm + .4, y, z + .306]]], float), _printed(f'ruler_flat_{cm}', .45), angle=80)
    return [b, f]

def beside(build, cm, gap=1.3, y=0.0, rot=0, scale=1):
    """The product with an upright ruler at its right."""
    def make():
        ob = put(build(), rot=rot, scale=scale); drop(ob); lo, hi = extent(ob); return ob + ruler(cm, hi[0] + gap, y)
    return make

def before(build, cm, gap=.8, scale=1, rot=0, x0=None):
    """The product lying along x, with a ruler along its near side; the zero is at the left end of the product."""
    def make():
        ob = put(build(), rot=rot, scale=scale); drop(ob); lo, hi = extent(ob)
        return ob + ruler_flat(cm, lo[0] if x0 is None else x0, lo[1] - gap)
    return make

def row(*items, gap=1.6):
    """Products side by side from left to right, on the table, each with its own function."""
    def make():
        ob, x = [], 0.0
        for f in items:
            o = put(f()); drop(o); lo, hi = extent(o); o[0].location.x += x - lo[0]; x += hi[0] - lo[0] + gap; ob += o
        return put(ob, ((gap - x) / 2, 0, 0))                     # centred between the dark cards
    return make

def labelled(build, art, names=('label', 'paper')):
    """The product with a second label on its back, which is a copy of the front label turned by 180 degrees."""
    def make():
        ob = build(); extra = []
        for o in ob:
            if o.name.startswith(names):
                c = o.copy(); c.data = o.data.copy(); link(c); c.rotation_euler = (0, 0, math.pi)
                if o.name.startswith('label'): c.data.materials[0] = printed(art, .42)
                extra.append(c)
        return ob + extra
    return make

L = lambda f, *a, **k: (lambda: f(*a, **k))
def J(slug): return JOBS[slug]['build']
def NB(**k): return L(p.nursing_bottle, **k)

# ---- breastfeeding ----
view('manual-breast-pump-detail', J('manual-breast-pump-1-set'), 'manual-breast-pump-1-set', el=16, az=-38, fill=.6, fillx=.62, focus={'names': ('horn', 'cushion', 'adapter', 'valve')})
view('manual-breast-pump-size', beside(J('manual-breast-pump-1-set'), 20, rot=-4), 'manual-breast-pump-1-set', el=7, fill=.74, fillx=.76)
view('single-electric-breast-pump-detail', J('single-electric-breast-pump-1-set'), 'single-electric-breast-pump-1-set', el=14, az=-6, fill=.66, focus={'names': ('unit',)})
view('single-electric-breast-pump-size', beside(J('single-electric-breast-pump-1-set'), 20), 'single-electric-breast-pump-1-set', el=8, fill=.74, fillx=.82)
view('double-electric-breast-pump-detail', L(p.flask, 'coral', 1, 4.2), 'double-electric-breast-pump-1-set', el=16, az=34, fill=.6, fillx=.66, focus={'names': ('horn', 'cushion', 'adapter', 'valve')})
view('double-electric-breast-pump-size', beside(J('double-electric-breast-pump-1-set'), 20), 'double-electric-breast-pump-1-set', el=9, fillx=.86)
view('wearable-hands-free-breast-pump-detail', J('wearable-hands-free-breast-pump-1-piece'), 'wearable-hands-free-breast-pump-1-piece', el=12, az=148, fill=.74, fillx=.78)
view('wearable-hands-free-breast-pump-size', beside(J('wearable-hands-free-breast-pump-1-piece'), 15, rot=14), 'wearable-hands-free-breast-pump-1-piece', el=7, fill=.72, fillx=.78)
view('silicone-milk-collector-detail', J('silicone-milk-collector-100-ml'), 'silicone-milk-collector-100-ml', el=34, az=-30, fill=.66, fillx=.7, focus={'names': ('horn',), })
view('silicone-milk-collector-size', beside(J('silicone-milk-collector-100-ml'), 15), 'silicone-milk-collector-100-ml', el=8, fill=.74, fillx=.78)

def bag(ml):
    return p.milk_bag(ml) if ml == 120 else put(p.milk_bag(ml), scale=1.12)
view('breast-milk-storage-bags-detail', L(bag, 120), 'breast-milk-storage-bags-120-ml-25-bags', el=10, az=-20, fill=.72, focus={'z': (9.2, 16)}, fillx=.8)
def two_bags():
    a, b = put(bag(120), (-5.4, 0, 0), 6), put(bag(180), (5.6, 0, 0), -4); return a + b
view('breast-milk-storage-bags-size', beside(two_bags, 20), 'breast-milk-storage-bags-120-ml-25-bags', el=7, fill=.74, fillx=.84)
view('breast-milk-storage-containers-detail', J('breast-milk-storage-containers-4-x-150-ml'), 'breast-milk-storage-containers-4-x-150-ml', el=48, az=6, fill=.68, fillx=.78, focus={'x': (-1, 9), 'y': (-9, 8)})
view('breast-milk-storage-containers-size', beside(J('breast-milk-storage-containers-4-x-150-ml'), 15, scale=1.05), 'breast-milk-storage-containers-4-x-150-ml', el=12, fill=.74, fillx=.84)

def pads(cs, trims, R):
    ob = []
    for i, (c, t) in enumerate(zip(cs, trims)):
        q = p.pad(c, t, R); ob += [group(q, loc=((i - (len(cs) - 1) / 2) * (2 * R + 1.2), 0, 0))] + q
    return ob
def leaning_pad():
    q = p.pad('#fdfaf6', None, 6.0); return [group(q, rot=(64, 0, -20), loc=(0, 0, 5.4))] + q
view('disposable-breast-pads-detail', leaning_pad, 'disposable-breast-pads-36-pads', el=14, fill=.8, fillx=.84)
view('disposable-breast-pads-size', before(L(pads, ('#fdfaf6',), (None,), 5.86), 15), 'disposable-breast-pads-36-pads', el=50, fill=.74, fillx=.78)
def washable_close():
    a = p.pad('#f6dcd4', 'coral', 6.25); b = p.pad('#dce8d6', '#9dbb94', 6.25)
    return [group(a, rot=(66, 0, -14), loc=(1.5, 3, 5.7))] + a + [group(b, loc=(-2.5, -5.5, 0))] + b
view('washable-breast-pads-detail', washable_close, 'washable-breast-pads-6-pads', el=24, az=-8, fill=.8, fillx=.84)
view('washable-breast-pads-size', before(L(pads, ('#f6dcd4',), ('coral',), 6.1), 15), 'washable-breast-pads-6-pads', el=50, fill=.74, fillx=.78)
def cream_tube(): return p.tube('lab_nipplecream', '#fffaf7', 'coral', h=9.6, w=5.0)
view('nipple-care-cream-detail', labelled(cream_tube, 'back_nipplecream'), 'nipple-care-cream-10-g', el=6, az=168, fill=.8)
view('nipple-care-cream-size', beside(J('nipple-care-cream-10-g'), 10, scale=.62), 'nipple-care-cream-10-g', el=7, fill=.74, fillx=.78)

# ---- bottles and cups ----
BP = 'wide-neck-plastic-nursing-bottle-160-ml'; BG = 'wide-neck-glass-nursing-bottle-160-ml'
view('wide-neck-plastic-nursing-bottle-detail', NB(kind='ppsu', ml=160, ring='white'), BP, el=14, fill=.72, focus={'z': (6.6, 14)})
view('wide-neck-plastic-nursing-bottle-size', beside(row(NB(kind='ppsu', ml=160, ring='white'), NB(kind='ppsu', ml=240, ring='white'), NB(kind='ppsu', ml=330, ring='white')), 20), BP, studio=dict(cards=26, strips=5), el=5, fill=.74, fillx=.86)
view('wide-neck-glass-nursing-bottle-detail', NB(kind='glass', ml=240, ring='white'), BG, el=12, az=-34, fill=.82, focus={'z': (0, 9.2)})
view('wide-neck-glass-nursing-bottle-size', beside(row(NB(kind='glass', ml=160, ring='white'), NB(kind='glass', ml=240, ring='white')), 20), BG, studio=dict(cards=24, strips=5), el=5, fill=.74, fillx=.8)
def two_nipples(s=.96):
    a, b = p.nipple(s=s), p.nipple(s=s); return [group(a, loc=(-3.0, 0, 0))] + a + [group(b, loc=(3.2, 0, 0))] + b
def nipple_close():
    a, b = p.nipple(s=.96), p.nipple(s=.96)
    ob = [group(a, loc=(-1.6, 0, 0))] + a; l = put(b, rot=0); l[0].rotation_euler = (0, math.radians(76), math.radians(-62)); l[0].location = (3.2, -2.4, 0); return ob + drop(l)
view('wide-neck-nipple-detail', nipple_close, 'wide-neck-nipple-m-2-pieces', el=18, fill=.7, fillx=.78)
view('wide-neck-nipple-size', before(two_nipples, 15), 'wide-neck-nipple-m-2-pieces', el=26, fillx=.86)
for r, slug in (('spout-training-cup', 'spout-training-cup-180-ml'), ('straw-training-cup', 'straw-training-cup-200-ml')):
    view(f'{r}-detail', J(slug), slug, el=20, az=-26, fill=.72, focus={'z': (6.6, 16), 'x': (-4, 4)})
    view(f'{r}-size', beside(J(slug), 15, rot=-10), slug, el=7, fill=.74, fillx=.82)
view('open-training-cup-with-handles-detail', J('open-training-cup-with-handles-150-ml'), 'open-training-cup-with-handles-150-ml', el=38, az=-24, fill=.76, fillx=.84)
view('open-training-cup-with-handles-size', beside(J('open-training-cup-with-handles-150-ml'), 15, rot=-8), 'open-training-cup-with-handles-150-ml', el=7, fill=.72, fillx=.84)
view('wide-neck-bottle-handles-detail', J('wide-neck-bottle-handles-1-pair'), 'wide-neck-bottle-handles-1-pair', el=24, az=36, fill=.66, fillx=.72, focus={'x': (0, 12)})
def handles_on_bottle():
    b = p.nursing_bottle('ppsu', 240, 'plain', 'white'); h = p.bottle_handles()
    g = put(h, scale=1.12); g[0].location.z = 3.6; return b + g
view('wide-neck-bottle-handles-set', handles_on_bottle, 'wide-neck-bottle-handles-1-pair', studio=dict(cards=19, strips=5), el=8, az=14, fill=.76)
BAG = (17 / 12.6, 10 / 8.2, 23 / 15.6)
view('insulated-bottle-bag-detail', L(lambda: put(J('insulated-bottle-bag-2-bottles')(), scale=BAG)), 'insulated-bottle-bag-2-bottles', el=16, az=30, fill=.7, focus={'z': (15, 31)}, fillx=.86)
view('insulated-bottle-bag-size', beside(J('insulated-bottle-bag-2-bottles'), 30, scale=BAG), 'insulated-bottle-bag-2-bottles', el=6, fill=.76, fillx=.8)

# ---- cleaning ----
def light_bottle(**k):
    """A bottle of thin clear plastic: solid walls turn grey behind a dome."""
    pp = p.BODY['pp']; p.BODY['pp'] = lambda: thin('#fdfeff', frost=.16, edge=.45); b = p.nursing_bottle('pp', 160, **k); p.BODY['pp'] = pp; return b
def big_steriliser():
    """30 x 19 x 36 cm; the six bottles inside keep their size."""
    ob = p.steriliser(); top = [o for o in ob if o.parent is None]; shell = [o for o in top if o.type != 'EMPTY']
    for o in [o for o in ob if o.type == 'EMPTY' or o.parent]: bpy.data.objects.remove(o)
    g = group(shell); g.scale = (30 / 19.2, 19 / 15.6, 36 / 23.6); out = [g] + shell
    for x, y, a, r in ((-8.4, 3.4, 'plain', 'white'), (0, 3.4, 'plain', 'sky'), (8.4, 3.4, 'plain', 'white'), (-8.4, -3.6, 'rabbit', 'white'), (0, -3.6, 'plain', 'white'), (8.4, -3.6, 'cat', 'coral')):
        b = light_bottle(animal=a, ring=r); out += [group(b, loc=(x, y, 11.3))] + b
    return out
STER = 'electric-steam-sterilizer-and-dryer-6-bottles'
view('electric-steam-sterilizer-and-dryer-detail', J(STER), STER, el=14, az=-20, fill=.62, fillx=.74, focus={'z': (0, 9)})
view('electric-steam-sterilizer-and-dryer-size', beside(big_steriliser, 40, gap=2), STER, el=6, fill=.76, fillx=.82)
def big_microwave():
    """27 x 27 x 17 cm, with four bottles of 160 ml."""
    ob = p.microwave_steriliser(); shell = [o for o in ob if o.parent is None and o.type != 'EMPTY']
    for o in [o for o in ob if o.type == 'EMPTY' or o.parent]: bpy.data.objects.remove(o)
    g = group(shell); g.scale = (27 / 20.6, 27 / 20.6, 17 / 18.15); out = [g] + shell
    for x, y, r in ((-4.3, -4.0, 'white'), (4.3, -4.0, 'coral'), (-4.3, 4.2, 'sky'), (4.3, 4.2, 'white')):
        b = light_bottle(ring=r, teat=False); out += [group(b, loc=(x, y, 3.7))] + b
    return out
MW = 'microwave-steam-sterilizer-4-bottles'
view('microwave-steam-sterilizer-detail', big_microwave, MW, el=26, az=40, fill=.62, fillx=.74, focus={'z': (0, 10), 'y': (-14, 6)})
view('microwave-steam-sterilizer-size', beside(big_microwave, 20, gap=1.8), MW, el=7, fillx=.86)
def sterbag(scale=(1, 1, 1)):
    b = pouch(4.7, 13.2, 1.5, thin('#f6fbf9', frost=.35, edge=.35, body='#f7fcfa', rough=.12), 'sterbag', emit=.05, label_z=(.05, .93))
    g = group(b, rot=(-5, 0, 0)); g.scale = scale; return [g] + b
SB = 'microwave-sterilizing-bags-5-bags'
view('microwave-sterilizing-bags-detail', sterbag, SB, el=10, az=-22, fill=.76, focus={'z': (7.5, 14)}, fillx=.84)
view('microwave-sterilizing-bags-size', beside(L(sterbag, (21 / 9.4, 1.6, 28 / 13.2)), 30), SB, el=6, fill=.76, fillx=.8)
TB = 'sterilizing-tablets-60-tablets'
view('sterilizing-tablets-detail', J(TB), TB, el=24, az=-4, fill=.56, fillx=.7, focus={'names': ('tab',)})
view('sterilizing-tablets-size', beside(J(TB), 15), TB, el=9, fill=.72, fillx=.82)
CLN = 'bottle-liquid-cleanser-500-ml'
cleanser = J(CLN)
view('bottle-liquid-cleanser-detail', labelled(cleanser, 'back_cleanser'), CLN, el=7, az=172, fill=.84, focus={'z': (0, 15)})
view('bottle-liquid-cleanser-size', beside(row(L(lambda: put(cleanser(), scale=1.03)), L(lambda: put(p.refill(), scale=1.17))), 25), CLN, el=6, fill=.76, fillx=.82)
DET = 'baby-laundry-detergent-1-l'
view('baby-laundry-detergent-detail', J(DET), DET, el=20, az=-22, fill=.66, fillx=.76, focus={'z': (11, 20)})
view('baby-laundry-detergent-size', beside(J(DET), 25, scale=1.17, rot=0), DET, el=6, fill=.76, fillx=.8)
def long_sponge():
    ob = p._grip(9.6, 1.05, 'coral') + [pipe('stem', [(0, 0, 9.2), (0, 0, 15)], .28, plastic('white', .4))]
    S = dense(smooth_curve([(.3, 13.4), (1.6, 13.55), (2.15, 14.4), (2.0, 15.6), (2.2, 17.2), (2.25, 18.8), (1.95, 20.4), (1.2, 21.4), (.0, 21.7)], 8), .15)
    ob.append(lathe('sponge', S, plastic('#fbe3a6', .95, spec=.05, bump=9), 192, mod=lambda t, r, z: r * (1 + .05 * np.cos(8 * t) * min(1, r.max() / 1.6)), angle=75)); ob.append(lathe('collar', fillet([(.3, 13.0), (.75, 13.0, .1), (.85, 13.7, .1), (.3, 13.75)]), plastic('white', .4), 64))
    g = group(ob); g.scale = (1.06, 1.06, 30 / 22.85); return lie([g] + ob, 0)
SP = 'sponge-bottle-brush-1-piece'
view('sponge-bottle-brush-detail', J(SP), SP, el=34, az=0, fill=.72, fillx=.78, focus={'names': ('sponge', 'collar')})
view('sponge-bottle-brush-size', before(long_sponge, 30), SP, el=52, fillx=.94)
def true_brushes(): # straw brush 20 cm and 6 mm thick, fine brush 12 cm and 3 mm, cone 4 cm
    a = p._grip(7.2, .8, 'coral') + [pipe('w', [(0, 0, 7), (0, 0, 12.3)], .14, metal('#e3e3e6', .25)), p._bristles(8.2, 12.2, 1.1, 1900, 3, .02, shape=lambda t: 1.1 - .45 * t)]
    b = p._grip(5.0, .6, '#7fb4a0') + [pipe('w', [(0, 0, 5), (0, 0, 18.8)], .1, metal('#e3e3e6', .25)), p._bristles(11.0, 18.7, .3, 1700, 4, .012)]
    c = p._grip(5.0, .6, '#7fb0d0') + [pipe('w', [(0, 0, 5), (0, 0, 10.8)], .07, metal('#e3e3e6', .25)), p._bristles(7.2, 10.7, .15, 1300, 5, .009)]
    out = []
    for o, y in ((a, 3.4), (b, 0), (c, -2.8)):
        r = lie(o, 0); bpy.context.view_layer.update(); lo, hi = extent(r); r[1].location.x -= lo[0]; r[1].location.y += y; out += r
    return out
BS = 'nipple-and-straw-brush-set-3-pieces'
view('nipple-and-straw-brush-set-detail', J(BS), BS, el=44, fill=.62, fillx=.7, focus={'names': ('bristles',)})
view('nipple-and-straw-brush-set-size', before(true_brushes, 20), BS, el=56, fillx=.92)
RK = 'bottle-drying-rack-8-bottles'
def big_rack():
    """38 x 24 x 22 cm open, empty."""
    ob = p.drying_rack(drying=()); keep = [o for o in ob if o.type != 'EMPTY' and not o.name.startswith(('nipple', 'collar'))]
    for o in ob:
        if o not in keep: bpy.data.objects.remove(o)
    return put(keep, scale=(38 / 25, 24 / 16, 22 / 12.5))
view('bottle-drying-rack-detail', J(RK), RK, el=26, az=18, fill=.62, fillx=.74, focus={'x': (-12, 4), 'y': (-10, 2), 'z': (0, 9)})
view('bottle-drying-rack-size', beside(big_rack, 25, gap=2), RK, el=14, fillx=.88)

# ---- skin care ----
W5, W2, L5, L2 = 'baby-head-and-body-wash-pump-500-ml', 'baby-head-and-body-wash-200-ml', 'baby-lotion-pump-500-ml', 'baby-lotion-200-ml'
big = lambda s: L(lambda: put(J(s)(), scale=1.03))
view('baby-head-and-body-wash-detail', labelled(J(W5), 'back_wash'), W5, el=7, az=172, fill=.84, focus={'z': (0, 14.5)})
view('baby-head-and-body-wash-size', beside(row(J(W2), big(W5)), 20), W5, el=6, fill=.76, fillx=.82)
view('baby-lotion-detail', J(L5), L5, el=18, az=22, fill=.6, fillx=.66, focus={'z': (12.6, 20)})
view('baby-lotion-size', beside(row(J(L2), big(L5)), 20), L5, el=6, fill=.76, fillx=.82)
def open_jar():
    R, h = 3.6, 3.5; ob = [lathe('jar', fillet([(0, .1), (R - .3, 0, .3), (R, .3, .4), (R, h, .2), (R - .35, h + .45, .1), (R - .35, h + .5), (R - .55, h + .5, .08), (R - .55, h - .3)], 8), plastic('#fffaf5', .3, coat=.2), 128)]
    n, k = 120, 40; P = np.zeros((k, n, 3))
    for j, r in enumerate(np.linspace(R - .5, .01, k)):
        for i, a in enumerate(np.linspace(0, 2 * math.pi, n, endpoint=False)): P[j, i] = (r * math.cos(a), r * math.sin(a), h + .05 + .16 * math.cos(r * 3.2 - a) * min(1, (R - .5 - r) / .7) * min(1, r / .5))
    ob.append(grid('cream', P, plastic('#fffdf8', .35, sss=.0, coat=.2), closed=True, uv=False, angle=80))
    ob.append(wrap('label', lambda z: R, .55, .55 + 2.4, 5.57, printed('lab_cream', .45), off=.012))
    lid = [lathe('lid', dense(fillet([(0, 0), (R - .3, 0, .1), (R + .12, .15, .3), (R + .12, 1.75, .08), (R - .1, 1.75), (R - .1, .25), (0, .25)], 8), .3), plastic('coral', .32, coat=.2), 128, angle=50)]
    return ob + [group(lid, loc=(4.9, 3.6, 3.4), rot=(58, 0, -24))] + lid
JAR = 'baby-moisturising-cream-100-g'
view('baby-moisturising-cream-detail', open_jar, JAR, el=34, az=4, fill=.7, fillx=.8)
view('baby-moisturising-cream-size', beside(J(JAR), 10), JAR, el=8, fill=.7, fillx=.8)
OIL = 'baby-oil-200-ml'
view('baby-oil-detail', labelled(J(OIL), 'back_oil'), OIL, el=7, az=172, fill=.84, focus={'z': (0, 12.6)})
view('baby-oil-size', beside(J(OIL), 15), OIL, el=6, fill=.76)
for r, slug, art, cm in (('diaper-rash-cream', 'diaper-rash-cream-60-g', 'back_diaper', 20), ('baby-mineral-sunscreen-spf-50', 'baby-mineral-sunscreen-spf-50-50-ml', 'back_sun', 15), ('stretch-mark-cream', 'stretch-mark-cream-110-g', 'back_stretch', 20)):
    view(f'{r}-detail', labelled(J(slug), art), slug, el=6, az=170, fill=.84, focus={'z': (0, 13.4)})
    view(f'{r}-size', beside(J(slug), cm), slug, el=6, fill=.78)

# ---- hygiene ----
WI = 'pure-water-baby-wipes-80-wipes'
view('pure-water-baby-wipes-detail', J(WI), WI, el=20, az=-24, fill=.88, fillx=.98, focus={'names': ('lid', 'tab')})
view('pure-water-baby-wipes-size', beside(J(WI), 15, gap=1.0), WI, el=8, fillx=.86)
TW = 'baby-tooth-and-gum-wipes-42-wipes'
view('baby-tooth-and-gum-wipes-detail', J(TW), TW, el=14, az=14, fill=.66, fillx=.72, focus={'x': (4, 13), 'y': (-12, 1), 'z': (0, 7)})
view('baby-tooth-and-gum-wipes-size', beside(J(TW), 15), TW, el=8, fill=.7, fillx=.84)
T1, T2 = 'training-toothbrush-step-1-1-piece', 'training-toothbrush-step-2-1-piece'
def brushes(): # 11.5 cm and 14 cm
    a, b = p.toothbrush_1(), p.toothbrush_2(); r = put(a, scale=11.5 / 12.25) ; s = put(b, scale=14 / 14.45)
    out = []
    for o, y in ((r, 3.6), (s, 0)):
        g = group([o[0]], rot=(-90, 0, 0)); g2 = group([g], rot=(0, 0, -90)); q = [g2, g] + o; drop(q); lo, hi = extent(q); g2.location.x -= lo[0]; g2.location.y += y; out += q
    return out
def two_stands(): return row(J(T1), J(T2), gap=-.2)()
view('training-toothbrush-detail', two_stands, T1, el=10, az=-24, fill=.74, focus={'z': (8.6, 18)})
view('training-toothbrush-size', before(brushes, 15), T1, el=54, fillx=.92)
def buds(): # 7.5 cm long, tips 13 mm thick
    st, ct = plastic('#fdf3ea', .6), plastic('#ffffff', .98, spec=.02, bump=8); ob = []
    tip = lambda: smooth_curve([(.12, 0), (.42, .22), (.65, .65), (.62, 1.05), (.34, 1.42), (0, 1.5)], 6)
    for i, (x, y, a) in enumerate(((0, 0, 0), (.3, 2.1, 4), (-.2, 4.2, -3))):
        b = [lathe('stick', [(.13, .6), (.13, 6.9)], st, 16), lathe('cot', [(r, 6.0 + z) for r, z in tip()], ct, 48), lathe('cot2', [(r, 1.5 - z) for r, z in tip()][::-1], ct, 48)]
        r = lie(b, a); r[1].location.x += x; r[1].location.y += y; ob += r
    return ob
CB = 'safety-cotton-buds-200-pieces'
view('safety-cotton-buds-detail', buds, CB, el=34, az=-42, fill=.6, fillx=.72, focus={'names': ('cot',), 'x': (2, 12)})
view('safety-cotton-buds-size', before(buds, 10, x0=0), CB, el=52, fillx=.82)

# ---- health ----
SC = 'baby-nail-scissors-1-piece'
def scissors_and_cover():
    s = p.scissors(); c = [loft('cover', [(0, .62, .42, 2.4), (.2, .75, .5, 2.4), (3.6, .62, .44, 2.4), (4.2, .4, .32, 2.4), (4.35, .1, .1, 2.2)], thin('#fdfefe', frost=.22, edge=.5), 96, angle=60), loft('rim', [(-.02, .66, .45, 2.4), (.32, .82, .56, 2.4), (.34, .7, .48, 2.4)], plastic('coral', .35, coat=.15), 96, angle=60)]
    k = lie(c, 38); k[1].location.x += 1.6; k[1].location.y -= 4.2; return s + k
view('baby-nail-scissors-detail', J(SC), SC, el=44, az=-8, fill=.6, fillx=.66, focus={'names': ('blade', 'pivot')})
view('baby-nail-scissors-set', scissors_and_cover, SC, el=56, fill=.7, fillx=.74)
AS = 'tube-nasal-aspirator-1-set'
def aspirator_set():
    ob = p.aspirator(); f = plastic('#ffffff', .95, bump=10)
    for i in range(10):
        q = lathe('filter', fillet([(0, 0), (.6, 0, .06), (.6, .8, .06), (0, .8)], 4), f, 48); q.location = (4.2 + (i % 5) * 1.6, -5.6 - (i // 5) * 1.7, 0); ob.append(q)
    e = 4.5; m = plastic('#f6e7cf', .4, coat=.1)
    c = [loft('case', [(0, 5.2, 2.9, e), (.3, 5.6, 3.2, e), (2.4, 5.7, 3.3, e), (2.6, 5.6, 3.2, e)], m, 160, angle=55), loft('seam', [(1.7, 5.72, 3.32, e), (1.72, 5.76, 3.36, e), (1.92, 5.76, 3.36, e), (1.94, 5.72, 3.32, e)], plastic('coral', .35), 160, angle=55),
         grid('mark', np.array([[[-2.6, -1.04, 2.63], [2.6, -1.04, 2.63]], [[-2.6, 1.04, 2.63], [2.6, 1.04, 2.63]]], float), printed('mark', .4), angle=80)]
    return ob + [group(c, loc=(-3.6, 8.2, 0), rot=(0, 0, 8))] + c
view('tube-nasal-aspirator-detail', J(AS), AS, el=36, fill=.64, fillx=.7, focus={'names': ('tip', 'chamber')})
view('tube-nasal-aspirator-set', aspirator_set, AS, el=48, fill=.76, fillx=.82)
TH = 'digital-flexible-tip-thermometer-1-piece'
view('digital-flexible-tip-thermometer-detail', J(TH), TH, el=46, fill=.6, fillx=.72, focus={'names': ('tip', 'probe')})
view('digital-flexible-tip-thermometer-size', before(L(lambda: put(p.thermometer(), rot=-38, scale=13 / 15.15)), 15), TH, el=58, fillx=.92)
ET = 'infrared-ear-and-forehead-thermometer-1-piece'
view('infrared-ear-and-forehead-thermometer-detail', J(ET), ET, el=14, az=-34, fill=.68, fillx=.74, focus={'z': (11.4, 20)})
view('infrared-ear-and-forehead-thermometer-size', beside(J(ET), 15, scale=14 / 16.76), ET, el=7, fill=.76)
def pac(size):
    c, c2, art, k = {'S': ('coral', 'blush', 'bear', .92), 'M': ('#eaa94a', '#fbe0ae', 'rabbit', 1.0), 'L': ('#6fa98f', '#cfe3d6', 'dolphin', 1.08)}[size]
    pa = p.pacifier(c, c2, -24, art); return [group([x for x in pa if x.parent is None], scale=k * .92)] + pa
def pacifiers(): return row(L(pac, 'S'), L(pac, 'M'), L(pac, 'L'), gap=.7)()
PM = 'silicone-pacifier-m-1-piece'
view('silicone-pacifier-detail', L(lambda: put(pac('M'), rot=-112)), PM, el=16, fill=.66, fillx=.76)
view('silicone-pacifier-size', before(pacifiers, 15, gap=1.0), PM, el=36, fillx=.88)
TE = 'cooling-teether-1-piece'
def true_teether(): # lying, 9 x 8 cm
    ob = p.teether(); ob[0].rotation_euler = (-math.pi / 2, 0, 0); ob[1].rotation_euler = (0, 0, 0); lo, hi = extent(ob); return put(ob, scale=(8 / (hi[0] - lo[0]), 9 / (hi[1] - lo[1]), .8))
view('cooling-teether-detail', J(TE), TE, el=40, az=20, fill=.66, fillx=.7, focus={'names': ('star',), 'x': (-6, 3)})
view('cooling-teether-size', before(true_teether, 10), TE, el=58, fill=.76)

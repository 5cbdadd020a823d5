"""packlib - small parametric toolkit for studio packshots in Blender 3.4 (Debian build, CPU Cycles).

Units are centimetres.  Geometry is made from profiles (lathe), cross-section stacks (surf) and
curves (pipe); there are no downloaded models or textures.  Rendering works in two passes (whole
frame small, subject region at full size), each as two half-sample float renders, denoised with
denoise.c (Debian's Blender has no OpenImageDenoise), and ends in its own soft-shoulder tone
curve so that brand colours stay true.
"""
import bpy, bmesh, math, os, ctypes, time
import numpy as np
from mathutils import Vector, Euler

HERE = os.path.dirname(os.path.abspath(__file__))
ART = os.environ.get('PACK_ART', os.path.join(HERE, 'build', 'art'))
SO = os.environ.get('PACK_DENOISE', os.path.join(HERE, 'build', 'denoise.so'))
TMP = os.environ.get('PACK_TMP', os.path.join(HERE, 'build', 'tmp'))
os.makedirs(TMP, exist_ok=True)

# ------------------------------------------------------------------ colour ----------------------
def lin(hexs):
    """#rrggbb -> linear rgb tuple"""
    v = [int(hexs[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in v)

PAL = dict(coral='#df4a43', blush='#f3bdb3', peach='#f7d3bd', cream='#faf1e6', sand='#e6d3bb', sage='#aec8a8',
           sky='#a9cbe0', lilac='#c9bce0', butter='#f3d894', white='#f7f6f4', grey='#b9b4b0', ink='#5b4a45',
           amber='#e9b25e', mint='#bfe0d2', warm='#efe4d8')
def col(c): return lin(PAL.get(c, c))

# ------------------------------------------------------------------ scene -----------------------
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'

def link(ob):
    bpy.context.collection.objects.link(ob); return ob

# ------------------------------------------------------------------ materials -------------------
_n = [0]
def mat(name):
    _n[0] += 1
    m = bpy.data.materials.new(f'{name}{_n[0]}'); m.use_nodes = True
    nt = m.node_tree; nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    return m, nt, out

def _bsdf(nt, color=(.8, .8, .8), rough=.4, **kw):
    b = nt.nodes.new('ShaderNodeBsdfPrincipled')
    b.inputs['Base Color'].default_value = (*color, 1); b.inputs['Roughness'].default_value = rough
    for k, v in kw.items():
        b.inputs[k.replace('_', ' ')].default_value = v
    return b

def plastic(c='white', rough=.32, sss=.0, coat=.0, spec=.5, bump=0, emit=0):
    m, nt, out = mat('plastic')
    b = _bsdf(nt, col(c), rough, Specular=spec, Clearcoat=coat, Clearcoat_Roughness=.08)
    if emit: m.cycles.sample_as_light = False; b.inputs['Emission'].default_value = (*col(c), 1); b.inputs['Emission Strength'].default_value = emit
    if sss:
        b.inputs['Subsurface'].default_value = sss
        b.inputs['Subsurface Radius'].default_value = (1.0, .7, .5); b.inputs['Subsurface Color'].default_value = (*col(c), 1)
    if bump:
        t = nt.nodes.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = bump; t.inputs['Detail'].default_value = 4
        tc = nt.nodes.new('ShaderNodeTexCoord'); nt.links.new(tc.outputs['Object'], t.inputs['Vector'])
        bn = nt.nodes.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = .12; bn.inputs['Distance'].default_value = .02
        nt.links.new(t.outputs['Fac'], bn.inputs['Height']); nt.links.new(bn.outputs[0], b.inputs['Normal'])
    nt.links.new(b.outputs[0], out.inputs[0]); return m

def metal(c='#d9d9dc', rough=.18):
    m, nt, out = mat('metal'); b = _bsdf(nt, col(c), rough, Metallic=1.0); nt.links.new(b.outputs[0], out.inputs[0]); return m

def clear(tint='#ffffff', rough=.0, ior=1.5, shadow=.75, frost=.0, body='#ffffff'):
    """Clear plastic or glass.  Shadow rays pass through (tinted), so there are no black caustic shadows.
    frost mixes in a soft translucent white, for frosted or milky plastic."""
    m, nt, out = mat('clear')
    g = nt.nodes.new('ShaderNodeBsdfGlass'); g.inputs['Color'].default_value = (*col(tint), 1)
    g.inputs['Roughness'].default_value = rough; g.inputs['IOR'].default_value = ior
    src = g.outputs[0]
    if frost:
        tr = nt.nodes.new('ShaderNodeBsdfTranslucent'); tr.inputs[0].default_value = (*col(body), 1)
        df = nt.nodes.new('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value = (*col(body), 1)
        mx0 = nt.nodes.new('ShaderNodeMixShader'); mx0.inputs[0].default_value = .5
        nt.links.new(tr.outputs[0], mx0.inputs[1]); nt.links.new(df.outputs[0], mx0.inputs[2])
        mx1 = nt.nodes.new('ShaderNodeMixShader'); mx1.inputs[0].default_value = frost
        nt.links.new(src, mx1.inputs[1]); nt.links.new(mx0.outputs[0], mx1.inputs[2]); src = mx1.outputs[0]
    lp = nt.nodes.new('ShaderNodeLightPath'); tp = nt.nodes.new('ShaderNodeBsdfTransparent')
    t = col(tint); k = shadow
    tp.inputs[0].default_value = (t[0] * k + (1 - k) * t[0] * .6, t[1] * k + (1 - k) * t[1] * .6, t[2] * k + (1 - k) * t[2] * .6, 1)
    # shadow or diffuse rays see a transparent sheet
    mx = nt.nodes.new('ShaderNodeMixShader'); mth = nt.nodes.new('ShaderNodeMath'); mth.operation = 'MAXIMUM'
    nt.links.new(lp.outputs['Is Shadow Ray'], mth.inputs[0]); nt.links.new(lp.outputs['Is Diffuse Ray'], mth.inputs[1])
    nt.links.new(mth.outputs[0], mx.inputs[0]); nt.links.new(src, mx.inputs[1]); nt.links.new(tp.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], out.inputs[0]); return m

def thin(tint='#ffffff', frost=.1, edge=.3, body='#ffffff', ior=1.45, rough=.04):
    """Thin-walled film or sheet: no refraction, so it stays bright, fast and free of noise.
    frost = milky share seen head-on, edge = extra share at grazing angles (the wall looks thicker there)."""
    m, nt, out = mat('thin'); N, L = nt.nodes.new, nt.links.new
    tp = N('ShaderNodeBsdfTransparent'); tp.inputs[0].default_value = (*col(tint), 1)
    tr = N('ShaderNodeBsdfTranslucent'); tr.inputs[0].default_value = (*col(body), 1)
    df = N('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value = (*col(body), 1)
    mb = N('ShaderNodeMixShader'); mb.inputs[0].default_value = .5; L(tr.outputs[0], mb.inputs[1]); L(df.outputs[0], mb.inputs[2])
    lw = N('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .5
    pw = N('ShaderNodeMath'); pw.operation = 'POWER'; pw.inputs[1].default_value = 1.6; L(lw.outputs['Facing'], pw.inputs[0])
    mr = N('ShaderNodeMath'); mr.operation = 'MULTIPLY_ADD'; mr.inputs[1].default_value = edge; mr.inputs[2].default_value = frost; mr.use_clamp = True; L(pw.outputs[0], mr.inputs[0])
    m1 = N('ShaderNodeMixShader'); L(mr.outputs[0], m1.inputs[0]); L(tp.outputs[0], m1.inputs[1]); L(mb.outputs[0], m1.inputs[2])
    gl = N('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = rough
    # Schlick term from the symmetric facing ratio: the Fresnel node would turn back faces into mirrors
    p5 = N('ShaderNodeMath'); p5.operation = 'POWER'; p5.inputs[1].default_value = 4.5; L(lw.outputs['Facing'], p5.inputs[0])
    fr = N('ShaderNodeMath'); fr.operation = 'MULTIPLY_ADD'; fr.inputs[1].default_value = .45; fr.inputs[2].default_value = ((ior - 1) / (ior + 1)) ** 2; L(p5.outputs[0], fr.inputs[0])
    m2 = N('ShaderNodeMixShader'); L(fr.outputs[0], m2.inputs[0]); L(m1.outputs[0], m2.inputs[1]); L(gl.outputs[0], m2.inputs[2])
    lp = N('ShaderNodeLightPath'); sp = N('ShaderNodeBsdfTransparent'); k = 1 - .5 * frost; sp.inputs[0].default_value = tuple(c * k for c in col(tint)) + (1,)
    m3 = N('ShaderNodeMixShader'); L(lp.outputs['Is Shadow Ray'], m3.inputs[0]); L(m2.outputs[0], m3.inputs[1]); L(sp.outputs[0], m3.inputs[2])
    L(m3.outputs[0], out.inputs[0]); return m

def silicone(c='#fdf7ee', rough=.18, trans=.66):
    """Milky, slightly see-through silicone; denser towards the outline."""
    return thin('#fffdf9', frost=1 - trans, edge=.5, body=c, ior=1.41, rough=rough)

def printed(img, rough=.45, base=None, emit=0):
    """Image print with alpha. base = colour under the print (None: see-through)."""
    m, nt, out = mat('print')
    t = nt.nodes.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(f'{ART}/{img}.png', check_existing=True)
    t.extension = 'CLIP'; t.interpolation = 'Cubic'
    b = _bsdf(nt, (.8, .8, .8), rough, Specular=.4)
    if base:
        mr = nt.nodes.new('ShaderNodeMixRGB'); mr.inputs[1].default_value = (*col(base), 1)
        nt.links.new(t.outputs['Alpha'], mr.inputs[0]); nt.links.new(t.outputs['Color'], mr.inputs[2])
        nt.links.new(mr.outputs[0], b.inputs['Base Color']); nt.links.new(b.outputs[0], out.inputs[0])
    else:
        nt.links.new(t.outputs['Color'], b.inputs['Base Color'])
        if emit:
            m.cycles.sample_as_light = False      # a faint self-glow keeps inks bright on clear walls; not a light source
            nt.links.new(t.outputs['Color'], b.inputs['Emission']); b.inputs['Emission Strength'].default_value = emit
        tp = nt.nodes.new('ShaderNodeBsdfTransparent'); mx = nt.nodes.new('ShaderNodeMixShader')
        nt.links.new(t.outputs['Alpha'], mx.inputs[0]); nt.links.new(tp.outputs[0], mx.inputs[1]); nt.links.new(b.outputs[0], mx.inputs[2])
        nt.links.new(mx.outputs[0], out.inputs[0])
    return m

def fabric(c='cream', scale=9, strength=.5, sheen=.5):
    m, nt, out = mat('fabric'); b = _bsdf(nt, col(c), .95, Specular=.1, Sheen=sheen)
    tc = nt.nodes.new('ShaderNodeTexCoord'); hs = []
    for d in ('X', 'Y'):
        w = nt.nodes.new('ShaderNodeTexWave'); w.bands_direction = d; w.inputs['Scale'].default_value = scale; w.inputs['Distortion'].default_value = .6
        nt.links.new(tc.outputs['UV'], w.inputs['Vector']); hs.append(w)
    a = nt.nodes.new('ShaderNodeMath'); a.operation = 'MULTIPLY'
    nt.links.new(hs[0].outputs['Fac'], a.inputs[0]); nt.links.new(hs[1].outputs['Fac'], a.inputs[1])
    bn = nt.nodes.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = strength; bn.inputs['Distance'].default_value = .05
    nt.links.new(a.outputs[0], bn.inputs['Height']); nt.links.new(bn.outputs[0], b.inputs['Normal'])
    nt.links.new(b.outputs[0], out.inputs[0]); return m

# ------------------------------------------------------------------ geometry --------------------
def mesh(name, verts, faces, m=None, uvs=None, smooth=True, angle=40):
    me = bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces]); me.update()
    if uvs is not None:
        l = me.uv_layers.new()
        vi = np.empty(len(me.loops), dtype=np.int32); me.loops.foreach_get('vertex_index', vi)
        l.data.foreach_set('uv', np.asarray(uvs, dtype=np.float32)[vi].ravel())
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(angle)
    ob = bpy.data.objects.new(name, me)
    if m: me.materials.append(m)
    return link(ob)

def grid(name, P, m=None, closed=False, uv=True, angle=40, flip=False):
    """P: array (nv, nu, 3); closed joins the last column to the first."""
    nv, nu, _ = P.shape; V = P.reshape(-1, 3); F = []
    for j in range(nv - 1):
        for i in range(nu if closed else nu - 1):
            a, b = j * nu + i, j * nu + (i + 1) % nu
            f = (a, b, b + nu, a + nu); F.append(f[::-1] if flip else f)
    U = None
    if uv:
        u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv)); U = np.stack([u, v], -1).reshape(-1, 2)
    return mesh(name, V, F, m, U, angle=angle)

def fillet(pts, n=7):
    """pts: list of (r, z) or (r, z, radius): polyline with rounded corners -> list of (r, z)."""
    out = []; P = [np.array(p[:2], float) for p in pts]; R = [p[2] if len(p) > 2 else 0 for p in pts]
    for i, p in enumerate(P):
        if R[i] <= 0 or i in (0, len(P) - 1): out.append(p); continue
        a, b = P[i - 1] - p, P[i + 1] - p; la, lb = np.linalg.norm(a), np.linalg.norm(b); a, b = a / la, b / lb
        ang = math.acos(max(-1, min(1, float(a @ b)))); t = min(R[i] / math.tan(ang / 2), la * .499, lb * .499)
        r = t * math.tan(ang / 2); bis = (a + b) / np.linalg.norm(a + b); c = p + bis * (r / math.sin(ang / 2))
        s, e = p + a * t - c, p + b * t - c; tot = math.acos(max(-1, min(1, float(s @ e) / r / r)))
        for k in range(n + 1):
            f = k / n; w = (math.sin((1 - f) * tot) * s + math.sin(f * tot) * e) / math.sin(tot) if tot > 1e-4 else s
            out.append(c + w)
    return [(float(x), float(z)) for x, z in out]

def smooth_curve(pts, n=8):
    """Catmull-Rom through the points."""
    P = np.array(pts, float); P = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]]); o = []
    for i in range(1, len(P) - 2):
        for k in range(n):
            t = k / n; a, b, c, d = P[i - 1], P[i], P[i + 1], P[i + 2]
            o.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    o.append(P[-2]); return [tuple(map(float, x)) for x in o]

def offset(prof, d):
    """Profile moved along its normals by d (positive = outwards for a bottom-to-top profile)."""
    P = np.array(prof, float); T = np.gradient(P, axis=0); N = np.stack([T[:, 1], -T[:, 0]], -1); N /= np.maximum(np.linalg.norm(N, axis=1, keepdims=True), 1e-6)
    Q = P + N * d; Q[:, 0] = np.maximum(Q[:, 0], 0); return [tuple(map(float, q)) for q in Q]

def dense(prof, step=.25):
    """Add points so that no segment is longer than step."""
    P = []
    for a, b in zip(prof, prof[1:]):
        n = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) / step)); P += [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]
    return P + [prof[-1]]

def lathe(name, prof, m=None, segs=128, mod=None, angle=40):
    """Spin (r, z) points about z.  mod(theta, r, z) -> r allows ribs and flats.  Profile runs bottom-outside to top."""
    th = np.linspace(0, 2 * math.pi, segs, endpoint=False); P = np.zeros((len(prof), segs, 3))
    for j, (r, z) in enumerate(prof):
        rr = np.full(segs, max(r, 1e-4)); rr = mod(th, rr, z) if mod else rr
        P[j, :, 0] = rr * np.cos(th); P[j, :, 1] = rr * np.sin(th); P[j, :, 2] = z
    return grid(name, P, m, closed=True, uv=False, angle=angle)

def superellipse(n, rx, ry, e, th0=0, th1=2 * math.pi, closed=True):
    th = np.linspace(th0, th1, n, endpoint=not closed); c, s = np.cos(th), np.sin(th)
    return np.sign(c) * np.abs(c) ** (2 / e) * rx, np.sign(s) * np.abs(s) ** (2 / e) * ry

def loft(name, secs, m=None, n=128, cap=True, angle=40):
    """secs: list of (z, rx, ry, exponent[, cx, cy]).  Superellipse stack, closed with end fans."""
    P = np.zeros((len(secs), n, 3))
    for j, s in enumerate(secs):
        x, y = superellipse(n, s[1], s[2], s[3]); P[j, :, 0] = x + (s[4] if len(s) > 4 else 0); P[j, :, 1] = y + (s[5] if len(s) > 5 else 0); P[j, :, 2] = s[0]
    if cap:
        for j, at in ((0, 0), (-1, len(P))):
            c = P[j].mean(0); q = np.repeat(c[None], n, 0) + (P[j] - c) * 1e-3; P = np.insert(P, at if at == 0 else len(P), q, 0)
    return grid(name, P, m, closed=True, uv=False, angle=angle)

def wrap(name, radius, z0, z1, width, m, nz=48, nu=64, off=.015, ry=None, e=2.0, center=-math.pi / 2):
    """Decal or label sheet lying on a body.  radius(z) gives rx; ry(z) optional (else round).
    width is the arc length in cm at mid-height; the sheet faces -Y (the camera)."""
    zs = np.linspace(z0, z1, nz); P = np.zeros((nz, nu, 3))
    for j, z in enumerate(zs):
        rx = radius(z) + off; r2 = (ry(z) + off) if ry else rx
        # walk the section by arc length so that the print is not stretched
        th = np.linspace(center - math.pi, center + math.pi, 721); c, s = np.cos(th), np.sin(th)
        x, y = np.sign(c) * np.abs(c) ** (2 / e) * rx, np.sign(s) * np.abs(s) ** (2 / e) * r2
        L = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))]); mid = np.interp(center, th, L)
        want = mid + np.linspace(-width / 2, width / 2, nu)
        P[j, :, 0] = np.interp(want, L, x); P[j, :, 1] = np.interp(want, L, y); P[j, :, 2] = z
    return grid(name, P, m, angle=80)

def pipe(name, pts, r, m=None, cyclic=False, res=10, taper=None, smooth=True):
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = res; cu.use_fill_caps = True; cu.resolution_u = 16
    sp = cu.splines.new('BEZIER' if smooth else 'POLY')
    if smooth:
        sp.bezier_points.add(len(pts) - 1)
        for i, p in enumerate(pts):
            b = sp.bezier_points[i]; b.co = p[:3]; b.handle_left_type = b.handle_right_type = 'AUTO'; b.radius = p[3] if len(p) > 3 else 1
    else:
        sp.points.add(len(pts) - 1)
        for i, p in enumerate(pts): sp.points[i].co = (*p[:3], 1); sp.points[i].radius = p[3] if len(p) > 3 else 1
    sp.use_cyclic_u = cyclic
    if m: cu.materials.append(m)
    return link(bpy.data.objects.new(name, cu))

def box(name, sx, sy, sz, m=None, bevel=.3, seg=5, loc=(0, 0, 0)):
    """Rounded box standing on z=0."""
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts: v.co = (v.co.x * sx, v.co.y * sy, (v.co.z + .5) * sz)
    if bevel: bmesh.ops.bevel(bm, geom=list(bm.edges), offset=bevel, segments=seg, profile=.5, affect='EDGES')
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(40)
    ob = bpy.data.objects.new(name, me); ob.location = loc
    if m: me.materials.append(m)
    return link(ob)

def extrude2d(name, pts, h, m=None, bevel=.05, closed=True):
    """Flat outline (x, y) extruded to thickness h with a rounded edge (curve object)."""
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '2D'; cu.fill_mode = 'BOTH'; cu.extrude = h / 2 - bevel; cu.bevel_depth = bevel; cu.bevel_resolution = 4; cu.offset = -bevel
    loops = pts if isinstance(pts[0][0], (tuple, list)) else [pts]
    for lp in loops:
        sp = cu.splines.new('POLY'); sp.points.add(len(lp) - 1)
        for i, p in enumerate(lp): sp.points[i].co = (p[0], p[1], 0, 1)
        sp.use_cyclic_u = True
    if m: cu.materials.append(m)
    return link(bpy.data.objects.new(name, cu))

def group(objs, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Parent the objects to an empty and move that."""
    e = link(bpy.data.objects.new('grp', None))
    for o in objs:
        if o.parent is None and o is not e: o.parent = e          # members of an inner group keep their place
    e.location = loc; e.rotation_euler = Euler([math.radians(a) for a in rot]); e.scale = (scale,) * 3
    return e

def flat(objs):
    r = []
    for o in objs: r += flat(o) if isinstance(o, (list, tuple)) else [o]
    return r

def drop(objs):
    """Let the top-level objects of this product rest on the table (exact, from the evaluated vertices)."""
    bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); low = 1e9
    for o in objs:
        if o.type not in ('MESH', 'CURVE'): continue
        ev = o.evaluated_get(dg); me = ev.to_mesh(); v = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', v); ev.to_mesh_clear()
        M = np.array(ev.matrix_world); low = min(low, float((v.reshape(-1, 3) @ M[2, :3] + M[2, 3]).min()))
    for o in objs:
        if o.parent is None: o.location.z -= low
    return objs

def bounds(objs=None):
    bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); lo, hi = np.full(3, 1e9), np.full(3, -1e9)
    for o in (objs or bpy.context.scene.objects):
        if o.type not in ('MESH', 'CURVE') or o.get('studio'): continue
        ev = o.evaluated_get(dg)
        for c in ev.bound_box:
            p = np.array(ev.matrix_world @ Vector(c)); lo, hi = np.minimum(lo, p), np.maximum(hi, p)
    return lo, hi

# ------------------------------------------------------------------ studio ----------------------
def _area(name, loc, target, sx, sy, power, c=(1, 1, 1)):
    l = bpy.data.lights.new(name, 'AREA'); l.shape = 'RECTANGLE'; l.size = sx; l.size_y = sy; l.energy = power; l.color = c
    ob = link(bpy.data.objects.new(name, l)); ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); ob['studio'] = 1; ob.visible_camera = False; return ob

def studio(bg='#f5e6da', floor=None, scale=20, exposure=1.0, cards=0, sweep=True, key_side=-1, world=.17, soft=1.0, strips=1.4, half=38):
    """Seamless paper sweep, large key softbox, fill, top bank.  scale = subject height in cm.
    cards > 0 adds dark flags left and right (seen only by glossy and transmitted rays): edge definition for clear bottles."""
    k = scale / 20; sc = bpy.context.scene
    w = bpy.data.worlds.new('w'); sc.world = w; w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (1, .985, .965, 1); w.node_tree.nodes['Background'].inputs[1].default_value = world
    if sweep:
        prof = [(-120 * k, 0)] + [(y, z) for y, z in fillet([(-120 * k, 0), (70 * k, 0, 45 * k), (95 * k, 160 * k)], 24)][1:]
        P = np.zeros((len(prof), 2, 3))
        for j, (y, z) in enumerate(prof): P[j, :, 1] = y; P[j, :, 2] = z; P[j, 0, 0], P[j, 1, 0] = -half * k, half * k
        m = plastic(bg, rough=.75, spec=.15); o = grid('sweep', P, m, angle=80); o['studio'] = 1; o.pass_index = 7
    E = exposure * k * k * 1000
    s = key_side
    # tall strip boxes beside the table, reaching below its edge: full-length highlights on bottles (seen by reflections only)
    for n, x, y, wd, p in (('strip1', s * 42, -27, 9, 44), ('strip2', -s * 47, -12, 6, 20)):
        o = _area(n, (x * k, y * k, 16 * k), (0, 0, 16 * k), wd * k, 80 * k, strips * p * E, (1, .99, .97)); o.visible_diffuse = False
    _area('key', (s * 62 * k, -48 * k, 72 * k), (0, 0, 8 * k), 48 * k * soft, 48 * k * soft, 84 * E, (1, .965, .92))
    _area('fill', (-s * 80 * k, -30 * k, 42 * k), (0, 0, 9 * k), 46 * k, 80 * k, 26 * E, (.96, .98, 1))
    _area('top', (0, 18 * k, 95 * k), (0, 0, 0), 120 * k, 60 * k, 30 * E, (1, .99, .975))
    _area('back', (0, 50 * k, 70 * k), (0, 95 * k, 40 * k), 120 * k, 30 * k, 16 * E, (1, .98, .95))
    if cards:
        for sx in (-1, 1):
            P = np.array([[[sx * cards, -10 * k, -1], [sx * cards, 14 * k, -1]], [[sx * cards, -10 * k, 40 * k], [sx * cards, 14 * k, 40 * k]]], float)
            o = grid('card', P, plastic('#3a3532', .9, spec=0), angle=80); o['studio'] = 1
            o.visible_camera = o.visible_diffuse = o.visible_shadow = False

# ------------------------------------------------------------------ render ----------------------
def tone(x, exposure=1.0, a=.62):
    """Linear to a, then a smooth shoulder that reaches 1 only at high values; keeps hue better than a per-channel clip."""
    x = np.maximum(x * exposure, 0); y = np.where(x <= a, x, a + (1 - a) * (1 - np.exp(-(x - a) / (1 - a) * .92)))
    return np.where(y <= .0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - .055)

def _load(path):
    im = bpy.data.images.load(path); w, h = im.size; a = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(a); bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[::-1].copy()

def _shoot(sc, fo, spp, seeds=(11, 77)):
    """Render the frame (or its border region) once per seed; return the float buffers."""
    cy = sc.cycles; cy.samples = max(1, spp // 2); cy.use_adaptive_sampling = True; cy.adaptive_threshold = .02; cy.adaptive_min_samples = 4
    bufs = []
    for seed in seeds:
        cy.seed = seed; fo.base_path = f'{TMP}/{os.getpid()}_{seed}'; bpy.ops.render.render()
        f = sc.frame_current; bufs.append({s: np.nan_to_num(_load(f'{fo.base_path}/{s}{f:04d}.exr'), posinf=1e3, neginf=0) for s in ('Image', 'DenoisingAlbedo', 'DenoisingNormal', 'IndexOB')})
    return bufs

def _box(x, r):
    from scipy.ndimage import uniform_filter
    return uniform_filter(x, (2 * r + 1, 2 * r + 1) + (0,) * (x.ndim - 2), mode='nearest')

def _guided(x, G, r=8, eps=.002):
    """Guided filter with several guides: near each pixel, x becomes a linear function of G (h, w, n)."""
    n = G.shape[-1]; mG, mx = _box(G, r), _box(x, r); cov = np.empty(G.shape[:2] + (n, n), np.float32)
    for i in range(n):
        for j in range(i, n): cov[..., i, j] = cov[..., j, i] = _box(G[..., i] * G[..., j], r) - mG[..., i] * mG[..., j]
    cGx = np.stack([np.stack([_box(G[..., i] * x[..., c], r) - mG[..., i] * mx[..., c] for c in range(3)], -1) for i in range(n)], -2)
    a = np.linalg.solve(cov + eps * np.eye(n, dtype=np.float32), cGx); b = mx - np.einsum('hwi,hwic->hwc', mG, a)
    return np.einsum('hwi,hwic->hwc', G, _box(a.reshape(*a.shape[:2], -1), r).reshape(a.shape)) + _box(b, r)

def _even(o, a, b, F, V):
    """Remove the soft mottling that few samples leave on opaque surfaces: their light without their colour, guided by colour
    and normal.  Kept as they are: clear walls, whose features are noisy, and what the guides do not know, such as shadows."""
    alb = np.maximum(F[..., :3], .06); light = lambda x: np.log1p(np.expm1(np.maximum(x, 0)) / alb); l = light(o).astype(np.float32)
    g = np.clip(np.nan_to_num(_guided(l, F)), 0, 8); sig = np.sqrt(_box((light(a) - light(b)) ** 2 / 4, 4).mean(-1)) / 3 + .01
    k = np.exp(-(np.abs(_box(l - g, 1)).max(-1) / (2 * sig)) ** 2); clear = np.clip((_box((V.max(-1) > .0004).astype(np.float32), 6) - .6) / .25, 0, 1)
    k = (_box(k.astype(np.float32), 2) * _box(1 - clear, 3))[..., None]
    return np.log1p(np.expm1(g) * alb) * k + o * (1 - k)

def _clean(A, B, ref, R=7, P=2, kc=1.0, kf=3.0):
    """Denoise two half-sample buffers; ref = frame width used for the smoothing scale of the plain paper."""
    from scipy.ndimage import uniform_filter, gaussian_filter
    lg = lambda x: np.ascontiguousarray(np.log1p(np.maximum(x[..., :3], 0) * 2), np.float32)      # log space: highlights do not dominate
    a, b = lg(A['Image']), lg(B['Image']); h, w = a.shape[:2]
    ft = lambda D: np.concatenate([D['DenoisingAlbedo'][..., :3], D['DenoisingNormal'][..., :3] * .5], -1)
    fa, fb = ft(A), ft(B); F = np.ascontiguousarray((fa + fb) / 2, np.float32); V = np.ascontiguousarray(uniform_filter((fa - fb) ** 2 / 4, (5, 5, 0)), np.float32)
    lib = ctypes.CDLL(SO); c = lambda x: x.ctypes.data_as(ctypes.POINTER(ctypes.c_float)); o = np.zeros_like(a)
    lib.denoise(ctypes.c_int(w), ctypes.c_int(h), ctypes.c_int(F.shape[-1]), c(a), c(b), c(F), c(V), c(o), ctypes.c_int(R), ctypes.c_int(P), ctypes.c_float(kc), ctypes.c_float(kf))
    img = np.expm1(_even(o, a, b, F, V)) / 2
    # seamless paper: remove the last low-frequency mottling, but keep contact shadows (where the wide blur disagrees)
    mk = (np.abs(A['IndexOB'][..., 0] - 7) < .01).astype(np.float32); sg = ref / 60
    if mk.mean() > .02:
        gb = lambda x, s: gaussian_filter(x, (s, s, 0)); den = gaussian_filter(mk, sg)[..., None] + 1e-4; d3 = gaussian_filter(mk, 2)[..., None] + 1e-4
        g, g3 = gb(img * mk[..., None], sg) / den, gb(img * mk[..., None], 2) / d3
        k = np.exp(-(np.abs(g - g3).max(-1, keepdims=True) / .022) ** 2) * mk[..., None]; img = img * (1 - k) + g * k
    return img

def render(path, w=960, h=960, spp=32, exposure=1.22, base=2, base_spp=16, margin=.05, bounces=7, quality=92, crops=None, reach=7):
    """Two passes: the whole frame at 1/base size (backdrop and soft shadows), then only the region around the
    subject at full size; blended with a feathered edge, tone-mapped and written as WebP (or PNG by suffix).
    crops: {path: (x, y, w, h, out_w, out_h)} cut from the same picture.  reach: search radius of the denoiser.  Returns the picture."""
    from PIL import Image
    from scipy.ndimage import gaussian_filter
    sc = bpy.context.scene; cy = sc.cycles; r = sc.render; t0 = time.time()
    r.resolution_percentage = 100; r.film_transparent = False; r.use_persistent_data = True
    cy.use_denoising = False; cy.max_bounces = bounces; cy.diffuse_bounces = 3; cy.glossy_bounces = 3; cy.transmission_bounces = bounces; cy.transparent_max_bounces = 16
    cy.caustics_reflective = cy.caustics_refractive = False; cy.sample_clamp_indirect = 3; cy.blur_glossy = .6
    sc.view_settings.view_transform = 'Standard'; cy.pixel_filter_type = 'BLACKMAN_HARRIS'; cy.filter_width = 1.5
    vl = sc.view_layers[0]; vl.cycles.denoising_store_passes = True; vl.use_pass_object_index = True; vl.pass_alpha_threshold = .02   # thin clear walls count as objects
    sc.use_nodes = True; nt = sc.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile')
    nt.nodes.new('CompositorNodeComposite')
    fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'; fo.file_slots.clear()
    for s in ('Image', 'Denoising Albedo', 'Denoising Normal', 'IndexOB'):
        fo.file_slots.new(s.replace(' ', '')); nt.links.new(rl.outputs[s], fo.inputs[-1])
    # pass 1
    r.use_border = False; r.resolution_x, r.resolution_y = w // base, h // base
    A, B = _shoot(sc, fo, base_spp if base > 1 else spp); lo = _clean(A, B, w // base, reach)
    if base > 1:
        mask = np.abs(A['IndexOB'][..., 0] - 7) > .5; ys, xs = np.where(mask)
        up = lambda im, sz: np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(im[..., c], np.float32), 'F').resize(sz, Image.BICUBIC)) for c in range(3)], -1)
        img = up(lo, (w, h)); mg = int(margin * min(w, h))
        x0, x1 = max(0, xs.min() * base - mg), min(w, (xs.max() + 1) * base + int(1.3 * mg)); y0, y1 = max(0, ys.min() * base - mg), min(h, (ys.max() + 1) * base + mg)
        # pass 2: only the region around the subject
        r.resolution_x, r.resolution_y = w, h; r.use_border = r.use_crop_to_border = True
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x0 / w, x1 / w, 1 - y1 / h, 1 - y0 / h
        A, B = _shoot(sc, fo, spp); hi = _clean(A, B, w, reach); ch, cw = hi.shape[:2]; f = max(4, mg // 2)
        ex = np.minimum(np.arange(cw) / f if x0 > 0 else 9, (cw - 1 - np.arange(cw)) / f if x1 < w else 9) * np.ones(cw); ey = np.minimum(np.arange(ch) / f if y0 > 0 else 9, (ch - 1 - np.arange(ch)) / f if y1 < h else 9) * np.ones(ch)
        k = np.clip(np.minimum(ex[None], ey[:, None]), 0, 1)[..., None]; k = k * k * (3 - 2 * k)
        ch, cw = min(ch, h - y0), min(cw, w - x0); img[y0:y0 + ch, x0:x0 + cw] = img[y0:y0 + ch, x0:x0 + cw] * (1 - k[:ch, :cw]) + hi[:ch, :cw] * k[:ch, :cw]
    else: img = lo
    o8 = tone(img, exposure); rng = np.random.default_rng(1); o8 = np.clip(o8 * 255 + rng.uniform(-.5, .5, o8.shape[:2] + (1,)) + .5, 0, 255).astype(np.uint8)
    im = Image.fromarray(o8, 'RGB'); sv = lambda i, p: i.save(p, quality=quality, method=6) if p.endswith('webp') else i.save(p)
    if path: sv(im, path)
    for p, (cx, cy_, cw, ch, ow, oh) in (crops or {}).items():
        q = im.crop((cx, cy_, cx + cw, cy_ + ch)); sv(q if (cw, ch) == (ow, oh) else q.resize((ow, oh), Image.LANCZOS), p)
    print(f'RENDERED {path or list(crops)} {w}x{h} spp={spp} {time.time() - t0:.1f}s', flush=True); return im

def frame(el=7, lens=90, fill=.70, az=0, aspect=1.0, cx=0.0, cy=0.0, fillx=None, focus=None):
    """Turn the subject by az, aim the camera and set distance and lens shift so that the outline of the subject
    (exact, from the vertices) fills the share `fill` of the frame and is centred.  focus: only the vertices inside the box
    {'x': (a, b), 'y': .., 'z': ..} and of the objects named in 'names' count, for a close view of a part."""
    if az:
        g = link(bpy.data.objects.new('turn', None))
        for o in [o for o in bpy.context.scene.objects if o.parent is None and not o.get('studio') and o is not g]: o.parent = g
        g.rotation_euler = (0, 0, -math.radians(az))
    bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); V = []
    for o in bpy.context.scene.objects:
        if o.type not in ('MESH', 'CURVE') or o.get('studio') or o.get('noframe'): continue
        if focus and 'names' in focus and not o.name.startswith(focus['names']): continue
        ev = o.evaluated_get(dg); me = ev.to_mesh(); v = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', v); ev.to_mesh_clear()
        M = np.array(ev.matrix_world); W = v.reshape(-1, 3) @ M[:3, :3].T + M[:3, 3]
        for i, k in enumerate('xyz'):
            if focus and k in focus: W = W[(W[:, i] >= focus[k][0]) & (W[:, i] <= focus[k][1])]
        if len(W): V.append(W)
    V = np.concatenate(V); lo, hi = V.min(0), V.max(0); c = (lo + hi) / 2; sc = bpy.context.scene
    cam = bpy.data.cameras.new('cam'); cam.lens = lens; cam.sensor_width = 36; cam.clip_end = 9000; ob = link(bpy.data.objects.new('cam', cam)); ob['studio'] = 1
    e = math.radians(el); d = np.array([0, -math.cos(e), math.sin(e)]); right = np.array([1, 0, 0]); up = np.array([0, math.sin(e), math.cos(e)]); fl = lens / 36
    dist = 6 * np.linalg.norm(hi - lo)
    for _ in range(12):                                     # units: frame width = 1
        q = V - c; zz = dist - q @ d; X, Y = fl * (q @ right) / zz, fl * (q @ up) / zz
        k = max((X.max() - X.min()) / (fillx or fill), (Y.max() - Y.min()) * aspect / fill); dist *= k
    ob.location = Vector(c + d * dist); ob.rotation_euler = Vector(d).to_track_quat('Z', 'Y').to_euler()
    cam.shift_x = (X.max() + X.min()) / 2 + cx; cam.shift_y = (Y.max() + Y.min()) / 2 + cy; sc.camera = ob; return ob

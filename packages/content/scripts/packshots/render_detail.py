"""The pictures at 2,000 px for the zoom, from their 960 px renders: shape and print are rendered again at full size, light is carried over.
A complete render at this size is much slower. What the light alone draws (shadows, reflections) stays as sharp as it was.
usage: blender -b -t 1 --factory-startup -P render_detail.py -- --out DIR [--source DIR] [--size 2000] [--share I/N] all | name [name ...]
"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from packlib import *
from packlib import _box, _load
from table import BACKDROP, JOBS
from views import VIEWS
from PIL import Image
import argparse, time, traceback

PASSES = ('Denoising Albedo', 'Denoising Normal', 'IndexOB')

def features(size, spp=3, margin=.02):
    """Colour and normal of what each pixel of the subject shows, without light, rendered twice; and its place (x0, y0, x1, y1)."""
    sc = bpy.context.scene; cy = sc.cycles; r = sc.render; vl = sc.view_layers[0]
    for o in sc.objects:
        if o.type == 'LIGHT': o.hide_render = True
    cy.use_adaptive_sampling = False; cy.use_denoising = False
    cy.max_bounces = cy.transmission_bounces = cy.transparent_max_bounces = 6; cy.diffuse_bounces = cy.glossy_bounces = 0
    cy.pixel_filter_type = 'BLACKMAN_HARRIS'; cy.filter_width = 1.5; r.resolution_percentage = 100; r.use_persistent_data = True
    vl.cycles.denoising_store_passes = True; vl.use_pass_object_index = True; vl.pass_alpha_threshold = .02
    sc.use_nodes = True; nt = sc.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile'); nt.nodes.new('CompositorNodeComposite')
    fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'; fo.file_slots.clear()
    for s in PASSES: fo.file_slots.new(s.replace(' ', '')); nt.links.new(rl.outputs[s], fo.inputs[-1])
    def shoot(px, samples, seed):
        r.resolution_x = r.resolution_y = px; cy.samples = samples; cy.seed = seed; fo.base_path = f'{TMP}/{os.getpid()}_detail'; bpy.ops.render.render()
        return [np.nan_to_num(_load(f"{fo.base_path}/{s.replace(' ', '')}{sc.frame_current:04d}.exr")) for s in PASSES]
    r.use_border = False; ys, xs = np.where(np.abs(shoot(250, 4, 1)[2][..., 0] - 7) > .5); mg = int(margin * size) + size // 250; k = size // 250
    x0, y0, x1, y1 = max(0, xs.min() * k - mg), max(0, ys.min() * k - mg), min(size, xs.max() * k + mg), min(size, ys.max() * k + mg)
    r.use_border = r.use_crop_to_border = True; r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x0 / size, x1 / size, 1 - y1 / size, 1 - y0 / size
    halves = [np.concatenate([np.clip(A[..., :3], 0, 1) ** (1 / 2.2), N[..., :3] * .5], -1)[:y1 - y0, :x1 - x0] for A, N, _ in (shoot(size, spp, 5), shoot(size, spp, 6))]
    return halves, (x0, y0, x0 + halves[0].shape[1], y0 + halves[0].shape[0])

def resize(x, w, h, box=None, filter=Image.BICUBIC):
    return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(x[..., c], np.float32), 'F').resize((w, h), filter, box)) for c in range(x.shape[-1])], -1)

def linear(x, G, r=4, eps=6e-5):
    """Near each pixel, x as a linear function of the guides G (h, w, n): the coefficients of the fast guided filter (He and Sun, 2015)."""
    n = G.shape[-1]; mG, mx = _box(G, r), _box(x, r); cov = np.empty(G.shape[:2] + (n, n), np.float32)
    for i in range(n):
        for j in range(i, n): cov[..., i, j] = cov[..., j, i] = _box(G[..., i] * G[..., j], r) - mG[..., i] * mG[..., j]
    cGx = np.stack([np.stack([_box(G[..., i] * x[..., c], r) - mG[..., i] * mx[..., c] for c in range(3)], -1) for i in range(n)], -2)
    a = np.linalg.solve(cov + eps * np.eye(n, dtype=np.float32), cGx); b = mx - np.einsum('hwi,hwic->hwc', mG, a)
    return _box(a.reshape(*a.shape[:2], -1), r), _box(b, r)

def detail(low, size, halves, place):
    """low: the picture (h, h, 3) as shown, 0 to 1.  Returns it at size, sharp where the features say so."""
    from scipy.ndimage import gaussian_filter, maximum_filter
    x0, y0, x1, y1 = place; w, h = x1 - x0, y1 - y0; f = low.shape[0] / size; out = resize(low, size, size)
    box = (x0 * f, y0 * f, x1 * f, y1 * f); lw, lh = round(w * f), round(h * f); plain = resize(low, w, h, box); part = resize(low, lw, lh, box)
    hi = (halves[0] + halves[1]) / 2; lo = resize(hi, lw, lh, filter=Image.BOX); a, b = linear(part, lo)
    sharp = np.einsum('hwi,hwic->hwc', hi, resize(a, w, h, filter=Image.BILINEAR).reshape(h, w, 6, 3)) + resize(b, w, h, filter=Image.BILINEAR)
    # What the features do not explain comes from the picture: everywhere but at edges, where the picture is ragged.
    rest = part - resize(sharp, lw, lh, filter=Image.BOX); edge = np.sqrt(np.maximum(_box((lo ** 2).sum(-1), 1) - (_box(lo, 1) ** 2).sum(-1), 0))
    k = gaussian_filter(np.clip(1 - (maximum_filter(edge, 3) - .03) / .06, 0, 1), 1)[..., None]; g = lambda x: gaussian_filter(x, (1.5, 1.5, 0)); known = g(k)
    sharp += resize(rest * k + g(rest * k) / (known + 1e-3) * (1 - k) * np.clip(known * 4, 0, 1), w, h)
    # The features of clear walls are noisy: there the picture stays as it is.
    V = ((halves[0] - halves[1]) ** 2 / 4).max(-1) > .0004; clear = _box(np.clip((_box(V.astype(np.float32), 6) - .35) / .25, 0, 1), 3)
    m = max(4, size // 80); ex = np.minimum(np.arange(w), w - 1 - np.arange(w)) / m; ey = np.minimum(np.arange(h), h - 1 - np.arange(h)) / m
    k = (np.clip(np.minimum(ex[None], ey[:, None]), 0, 1) * (1 - clear))[..., None]; out[y0:y1, x0:x1] = sharp * k + plain * (1 - k)
    return out

if __name__ == '__main__':
    ap = argparse.ArgumentParser(); ap.add_argument('--out', required=True); ap.add_argument('--source', default=os.path.join(HERE, 'build', 'renders')); ap.add_argument('--size', type=int, default=2000); ap.add_argument('--ext', default='webp'); ap.add_argument('--share', default='0/1')
    ap.add_argument('names', nargs='+'); a = ap.parse_args(sys.argv[sys.argv.index('--') + 1:]); i, n = map(int, a.share.split('/'))
    ALL = {**JOBS, **VIEWS}
    for k, name in enumerate(a.names if a.names != ['all'] else list(ALL)):
        path = f'{a.out}/{name}.{a.ext}'
        if k % n != i or os.path.exists(path): continue
        try:
            t0 = time.time(); v = ALL[name]; reset(); v['build'](); lo, hi = bounds(); scale = max(hi[2] - lo[2], .62 * (hi[0] - lo[0]), .55 * (hi[1] - lo[1]))
            studio(bg=BACKDROP[v['bg']], scale=scale, **v.get('studio', {})); frame(**{**dict(el=8, fill=.72), **v.get('cam', {})})
            low = np.asarray(Image.open(f'{a.source}/{name}.webp').convert('RGB'), np.float32) / 255
            t1 = time.process_time(); o = detail(low, a.size, *features(a.size)); t2 = time.process_time()
            px = np.clip(o * 255 + np.random.default_rng(2).uniform(-.9, .9, o.shape[:2] + (1,)) + .5, 0, 255).astype(np.uint8)      # grain against banding
            Image.fromarray(px, 'RGB').save(f'{a.out}/tmp-{name}.{a.ext}', quality=88, method=6); os.rename(f'{a.out}/tmp-{name}.{a.ext}', path)
            print(f'RENDERED {path} {t2 - t1:.0f} s of {time.time() - t0:.0f}', flush=True)
        except Exception as e:
            traceback.print_exc(); print('OUT FAIL', name, e, flush=True)

"""Second and third pictures (see views.py), rendered at 801 px and enlarged to --size.  Skips those already in the folder, so that it can go on after a stop.
usage: blender -b -t 1 --factory-startup -P render_views.py -- --out DIR [--size 960] [--render 801] [--spp N] [--share I/N] all | name [name ...]
"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from packlib import *
from table import BACKDROP
from views import VIEWS
from PIL import Image
import argparse, traceback
ap = argparse.ArgumentParser(); ap.add_argument('--out', required=True); ap.add_argument('--size', type=int, default=960); ap.add_argument('--render', type=int, default=801); ap.add_argument('--spp', type=int, default=0); ap.add_argument('--base-spp', type=int, default=16)
ap.add_argument('--ext', default='webp'); ap.add_argument('--share', default='0/1'); ap.add_argument('names', nargs='+'); a = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])
i, n = map(int, a.share.split('/'))
for k, name in enumerate(a.names if a.names != ['all'] else list(VIEWS)):
    path = f'{a.out}/{name}.{a.ext}'
    if k % n != i or os.path.exists(path): continue
    try:
        v = VIEWS[name]; reset(); v['build'](); lo, hi = bounds(); scale = max(hi[2] - lo[2], .62 * (hi[0] - lo[0]), .55 * (hi[1] - lo[1]))
        studio(bg=BACKDROP[v['bg']], scale=scale, **v['studio']); frame(**{**dict(el=8, fill=.72), **v['cam']})
        im = render(None, a.render, a.render, a.spp or v['spp'], base=3, base_spp=a.base_spp, margin=.06, crops={}, reach=5)
        px = np.asarray(im.resize((a.size, a.size), Image.LANCZOS), np.float32); px = np.clip(px + np.random.default_rng(2).uniform(-.9, .9, px.shape[:2] + (1,)) + .5, 0, 255).astype(np.uint8)      # grain against banding
        Image.fromarray(px, 'RGB').save(f'{a.out}/tmp-{name}.{a.ext}', quality=92, method=6); os.rename(f'{a.out}/tmp-{name}.{a.ext}', path)
    except Exception as e:
        traceback.print_exc(); print('OUT FAIL', name, e, flush=True)

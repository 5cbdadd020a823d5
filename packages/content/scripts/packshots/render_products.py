"""Packshots for every row of the catalogue (see table.py).
usage: blender -b --factory-startup -P render_products.py -- [--out DIR] [--size 960] [--spp N] slug [slug ...]
"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from packlib import *
from table import JOBS, BACKDROP
import argparse
if __name__ == '__main__':
    ap = argparse.ArgumentParser(); ap.add_argument('--out', default=os.path.join(HERE, 'build', 'renders')); ap.add_argument('--size', type=int, default=960); ap.add_argument('--spp', type=int, default=0)
    ap.add_argument('--ext', default='webp'); ap.add_argument('slugs', nargs='+'); a = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])
    for n in (a.slugs if a.slugs != ['all'] else list(JOBS)):
        try:
            j = JOBS[n]; reset(); j['build'](); lo, hi = bounds(); scale = max(hi[2] - lo[2], .62 * (hi[0] - lo[0]), .55 * (hi[1] - lo[1]))
            studio(bg=BACKDROP[j['bg']], scale=scale, **j.get('studio', {})); frame(**{**dict(el=8, fill=.72), **j.get('cam', {})})
            render(f'{a.out}/{n}.{a.ext}', a.size, a.size, a.spp or j.get('spp', 24), margin=.06)
        except Exception as e:
            import traceback; traceback.print_exc(); print('OUT FAIL', n, e, flush=True)

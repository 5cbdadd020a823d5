import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureChromium } from '../machine/chromium.mjs';
import { findOnPath } from '../machine/debian.mjs';
import { inRoot } from '../workspace/root.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahd-machine-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('finding programs', () => {
  it('takes the first on the PATH, in the order of the names', () => {
    for (const name of ['first', 'second']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'chromium'), '');
    }
    writeFileSync(join(folder, 'second', 'chrome'), '');
    vi.stubEnv('PATH', ['first', 'second'].map((name) => join(folder, name)).join(delimiter));
    expect(findOnPath(['chromium'])).toBe(join(folder, 'first', 'chromium'));
    expect(findOnPath(['chrome', 'chromium'])).toBe(join(folder, 'second', 'chrome'));
    expect(findOnPath(['firefox'])).toBeUndefined();
  });

  it('takes the one in CHROMIUM_PATH, or reports that it does not exist', async () => {
    const program = join(folder, 'chromium');
    vi.stubEnv('CHROMIUM_PATH', program);
    await expect(ensureChromium()).rejects.toThrow(`CHROMIUM_PATH names ${program}, which does not exist.`);
    writeFileSync(program, '');
    await expect(ensureChromium()).resolves.toBe(program);
  });
});

describe('a command reports in one line', () => {
  /** @param {string[]} args of node @param {Record<string, string>} [env] */
  const run = (args, env = {}) => {
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return { status, stderr };
  };

  /** Copies the files an installation needs. */
  const copyBareClone = () => {
    for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts'])
      cpSync(inRoot(name), join(folder, name), { recursive: true });
    for (const parent of ['packages', 'apps'])
      for (const name of readdirSync(inRoot(parent)))
        cpSync(inRoot(parent, name, 'package.json'), join(folder, parent, name, 'package.json'));
  };

  it('that Node is too old', () => {
    const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })";
    const { status, stderr } = run(['--import', `data:text/javascript,${old}`, inRoot('scripts/start.mjs')]);
    expect(stderr).toMatch(/^Mahd needs Node 20\.19 or newer; this is .*\n$/);
    expect(status).toBe(1);
  });

  it('that the registry cannot be reached', () => {
    copyBareClone();
    const { status, stderr } = run(['scripts/build.mjs'], {
      HOME: folder,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
    });
    expect(stderr).toBe(
      'The packages could not be installed: the npm registry cannot be reached. Check the network and try again.\n',
    );
    expect(status).toBe(1);
  });

  it("that the operators' commands are not built yet", () => {
    copyBareClone();
    expect(run(['scripts/shop.mjs', 'help'])).toEqual({
      status: 1,
      stderr: 'The shop is not built yet. Run: npm run build\n',
    });
  });
});

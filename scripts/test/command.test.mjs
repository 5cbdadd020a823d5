import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { runCommand } from '../workspace/command.mjs';
import { inRoot } from '../workspace/root.mjs';

vi.mock('node:child_process', { spy: true });

describe('runCommand', () => {
  it('kills a command that prints nothing for too long', async () => {
    const { code, output } = await runCommand('sleep', ['600'], { silence: 200 });
    expect(code).not.toBe(0);
    expect(output).toContain('killed after');
  });

  it('measures the silence from the last output', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const child = Object.assign(new EventEmitter(), { stdout: new PassThrough(), stderr: new PassThrough() });
    vi.mocked(spawn).mockReturnValueOnce(/** @type {any} */ (child));
    const ended = runCommand('slow', [], { silence: 5_000 });
    for (const stream of [child.stdout, child.stderr, child.stdout]) {
      vi.advanceTimersByTime(4_000);
      stream.write('alive ');
      // Streams answer later.
      await setImmediate();
    }
    vi.advanceTimersByTime(4_000);
    child.emit('close', 7);
    vi.useRealTimers();
    expect(await ended).toEqual({ code: 7, output: 'alive alive alive ' });
  });

  it('gives code 127 to a command that cannot start', async () => {
    expect(await runCommand('no-such-program', [])).toMatchObject({ code: 127 });
  });
});

describe('the command line', () => {
  it.each([
    ['scripts/test-visual.mjs', ['--updat'], "Unknown option '--updat'. Options: --update."],
    ['scripts/screenshots.mjs', ['--drak', 'home'], "Unknown option '--drak'. Options: --dark, --sheets."],
    ['scripts/screenshots.mjs', ['--sheets', 'home'], '--sheets makes every sheet: leave the names out.'],
    ['bench/main.mjs', ['--runs'], "Option '--runs <value>' argument missing. Options: --runs."],
  ])('of %s refuses %j in one line', (script, args, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot(script), ...args], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
  });
});

import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../workspace/command.mjs';
import { inRoot } from '../workspace/root.mjs';

describe('runCommand', () => {
  it('kills a command that prints nothing for too long', async () => {
    const { code, output } = await runCommand('sleep', ['600'], { silence: 200 });
    expect(code).not.toBe(0);
    expect(output).toContain('killed after');
  });

  it('measures the silence from the last output', async () => {
    const script =
      'console.log("started"); setInterval(() => console.log("alive"), 50); setTimeout(() => process.exit(7), 6_000)';
    const { code, output } = await runCommand(process.execPath, ['--eval', script], { silence: 5_000 });
    expect(output).not.toContain('killed after');
    expect(code).toBe(7);
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

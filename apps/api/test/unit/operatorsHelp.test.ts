import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AdminServices } from '../../src/cli/Command.js';
import { helpFor, runCommand } from '../../src/cli/commands.js';
import { npmSettings } from '../../src/cli/npmOptions.js';
import { runHere } from '../../src/cli/runHere.js';
import { runsWithoutServer } from '../../src/cli/withoutServer.js';

it('lists all commands, and explains one', () => {
  const { ok, text } = helpFor(['help'])!;
  expect(ok).toBe(true);
  for (const name of [
    'order list',
    'refunds settle',
    'promo create',
    'promo disable',
    'review approve',
    'marketing list',
    'catalogue import',
    'backup create',
    'backup restore',
    'backup salvage',
  ])
    expect(text).toContain(name);
  expect(helpFor(['help', 'promo', 'create'])?.text).toMatch(/--percent <n>[\s\S]+--once/);
  expect(helpFor(['help', 'mail', 'retry'])?.text).toMatch(/--all +all unsent mails that have failed at least once/);
  expect(helpFor(['promo', 'create', '--help'])?.ok).toBe(true);
});

it('lists the commands of a group', () => {
  expect(helpFor(['help', 'backup'])).toEqual({
    ok: true,
    text: 'npm run shop -- <command>:\n  backup create <file>\n  backup restore <file> [--replace]\n  backup salvage <folder>',
  });
});

it('explains the commands that need the server stopped', () => {
  expect(helpFor(['backup', 'restore', '--help'])).toEqual({
    ok: true,
    text: 'npm run shop -- backup restore <file> [--replace]\n  replaces the database with a backup; stop the shop first',
  });
  expect(runsWithoutServer(['backup', 'restore', 'yesterday.tar'])).toBe(true);
  expect(runsWithoutServer(['backup', 'create', 'today.tar'])).toBe(false);
});

it('lists all commands when there is none, and the similar ones when it is unknown, as an error', () => {
  const usage = helpFor(['help'])!.text;
  expect(helpFor([])).toEqual({ ok: false, text: usage });
  expect(helpFor(['help', 'nonsense'])).toEqual({
    ok: false,
    text: 'Unknown command "nonsense". "help" lists all commands.',
  });
  expect(helpFor(['help', 'backups', 'made'])).toEqual({
    ok: false,
    text: 'Unknown command "backups made". Did you mean:\n  backup create <file>\n  backup restore <file> [--replace]\n  backup salvage <folder>',
  });
  expect(helpFor(['order', 'lists'])).toBeNull();
});

it('explains the wrong arguments of commands without a server', async () => {
  const settings = { dataDir: '/none', databaseUrl: null, publicOrigin: null, regulatedFeeding: true };
  expect((await runHere(settings, ['backup', 'restore', '--foo'])).text).toBe('There is no option --foo.');
  expect((await runHere(settings, ['backup', 'restore'])).text).toMatch(
    /^Usage: npm run shop -- backup restore <file>/,
  );
  expect((await runHere(settings, ['backup', 'salvage'])).text).toMatch(
    /^Usage: npm run shop -- backup salvage <folder>/,
  );
});

it('opens no database for help', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mahd-help-'));
  const dataDir = path.join(folder, 'none');
  const settings = { dataDir, databaseUrl: null, publicOrigin: null, regulatedFeeding: true };
  expect((await runHere(settings, ['order', 'show', '--help'])).ok).toBe(true);
  expect(fs.existsSync(dataDir)).toBe(false);
  fs.rmdirSync(folder);
});

describe('options that npm took for itself', () => {
  const npm = npmSettings({
    npm_lifecycle_event: 'shop',
    npm_config_dry_run: 'true',
    npm_config_replace: 'true',
    npm_config_yes: '',
    npm_config_prefix: '/usr',
  });
  const run = (words: string[]) => runCommand({} as AdminServices, words, '/none', npm);

  it('stop the command, and the answer says how to write it', async () => {
    expect(await run(['catalogue', 'import', 'new.csv'])).toEqual({
      ok: false,
      text: 'npm took --dry-run --replace for itself, so nothing was done. Write npm run shop -- catalogue import … --dry-run --replace',
    });
    const settings = { dataDir: '/none', databaseUrl: null, publicOrigin: null, regulatedFeeding: true };
    expect(await runHere(settings, ['backup', 'restore', 'yesterday.tar.gz'], npm)).toEqual({
      ok: false,
      text: 'npm took --replace for itself, so nothing was done. Write npm run shop -- backup restore … --replace',
    });
  });

  it('do not stop a command that got them, has no such option or is run without npm', async () => {
    expect((await run(['catalogue', 'import', 'new.csv', '--dry-run', '--replace'])).text).toMatch(/^File not found/);
    expect((await run(['review', 'approve'])).text).toMatch(/^A required value is missing/);
    expect(npmSettings({ npm_config_dry_run: 'true' })).toEqual([]);
  });
});

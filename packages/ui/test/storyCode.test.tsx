/// <reference types="vite/client" />
import { join } from 'node:path';
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readEntries } from '../docs/entries.js';
import { storyCode } from '../docs/storyCode.js';
import { shownAs } from '../src/testing/story/inCode.js';

interface Story {
  args?: object;
  render?: (args: object, context: object) => ReactElement;
  parameters?: { docs?: { source?: { code?: string } } };
}
interface StoryFile {
  default: Story & { title: string; component?: ComponentType };
  [story: string]: Story;
}

const library = join(import.meta.dirname, '..');
const entries = readEntries(library);

function codeOf(meta: StoryFile['default'], story: Story): string | Promise<string> {
  const given = story.parameters?.docs?.source?.code ?? meta.parameters?.docs?.source?.code;
  if (given !== undefined) return given;
  const make = story.render ?? meta.render;
  const args = { ...meta.args, ...story.args };
  return storyCode(
    make ? make(args, { globals: { language: 'en' } }) : createElement(meta.component ?? 'div', args),
    entries,
  );
}

const codes = new Map(
  await Promise.all(
    Object.values(import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true })).flatMap(
      ({ default: meta, ...stories }) =>
        Object.entries(stories).map(async ([name, story]) => {
          const file = `${meta.title}-${name}.tsx`.replaceAll(/[/ ]/g, '-');
          return [join(library, 'docs/code', file), await codeOf(meta, story)] as const;
        }),
    ),
  ),
);

/** What the compiler says of the code of each story, in the place of a file of the library. */
function complaints(): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(library, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    library,
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const read = (path: string) => {
    const code = codes.get(path);
    return code === undefined ? undefined : `${code}\nexport {};\n`;
  };
  host.readFile = (path) => read(path) ?? readFile(path);
  host.fileExists = (path) => codes.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) => {
    const code = read(path);
    return code === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram(
    [...codes.keys()],
    { ...options, noEmit: true, noUnusedLocals: false, incremental: false, composite: false },
    host,
  );
  return [...codes.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)!;
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText, start = 0 }) =>
        `${path.split('/').at(-1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}\n${file.text.slice(start, start + 120)}`,
    );
  });
}

test('the code of every story compiles as it is', { timeout: 120_000 }, () => {
  expect(complaints()).toEqual([]);
});

const OfStory = ({ children }: { children: ReactNode }) => <>{children}</>;

test.each<[string, ReactElement, string]>([
  ['what is inside of a component of the story', <OfStory>{[<p key="a">Open</p>, null]}</OfStory>, '<p>Open</p>;\n'],
  ['texts as a fragment', <OfStory>Open</OfStory>, '<>Open</>;\n'],
  ['characters of JSX in a string', <p>{'{a} & b'}</p>, "<p>{'{a} & b'}</p>;\n"],
  ['invisible characters by their code', <p title={'5\u00a0ml'} />, "<p title={'5\\u00a0ml'} />;\n"],
  ['no inlined data and no refs', <img ref={() => {}} src="data:image/png" alt="" />, '<img alt="" />;\n'],
  [
    'the given source of a function',
    <form onSubmit={shownAs('() => send()', () => {})} />,
    '<form onSubmit={() => send()} />;\n',
  ],
])('shows %s', async (_what, element, code) => {
  expect(await storyCode(element, entries)).toBe(code);
});

/** @typedef {{ path: string, text: string }} SourceFile `path` is relative to the repository, with `/` */

/**
 * A rule about files that linters do not check.
 * @typedef {object} RepositoryRule
 * @property {string} what
 * @property {(file: SourceFile) => string | undefined} problem
 */

const isCode = (/** @type {string} */ path) => /\.(ts|tsx|js|mjs|cjs|css)$/.test(path);
const isTest = (/** @type {string} */ path) => /\.(test|spec|stories)\.tsx?$|\/test\//.test(path);

/** Meaningless names, as a word or as part of a camel-case name. */
const meaninglessName =
  /(^|[^a-z])(utils?|helpers?|common|misc|managers?)([^a-z]|$)|(Utils?|Helpers?|Common|Misc|Managers?)([^a-z]|$)/;

/** Storybook asks for this name. */
const prescribedName = '.storybook/manager.ts';

const routeModuleLines = 160;

/** Paths and hosts that exist on one machine or network only. */
const machineSpecific = [
  /\.\.\/shared\b/,
  /\bregistry\.(npmjs|npmmirror|yarnpkg)\.\w+/,
  /https?:\/\/(registry|deb|mirror)\./,
  /(^|[\s"'`(=])\/(work|home\/\w+|root|Users\/\w+)\//m,
];

/** Programs are found on the PATH or by the package manager, because their location differs between machines. */
const programPath = /(?:^|[\s"'`(=:])(\/(?:usr|opt|bin|sbin|snap|Applications)\/(?!bin\/env\b)[\w./-]+)/m;

/** @type {RepositoryRule[]} */
const repositoryRules = [
  {
    what: 'a file is named after its contents',
    problem: ({ path }) =>
      isCode(path) &&
      path !== prescribedName &&
      path.split('/').some((part) => meaninglessName.test(part.replace(/\.\w+$/, '')))
        ? 'meaningless name'
        : undefined,
  },
  {
    what: `a route module has at most ${routeModuleLines} lines`,
    problem: ({ path, text }) => {
      if (!/^apps\/storefront\/src\/routes\/.*\.tsx?$/.test(path) || isTest(path)) return undefined;
      const lines = text.trimEnd().split('\n').length;
      return lines > routeModuleLines ? `${lines} lines` : undefined;
    },
  },
  {
    what: 'rules, contract, data and api have no components and no styles',
    problem: ({ path }) =>
      /^(packages\/(rules|contract|data)|apps\/api)\/src\/.*\.(tsx|jsx|css)$/.test(path)
        ? 'belongs in ui or storefront'
        : undefined,
  },
  {
    what: 'no file contains a machine-specific path or host',
    problem: ({ text }) => {
      const match = machineSpecific.map((pattern) => text.match(pattern)?.[0].trim()).find(Boolean);
      return match && `names ${match}`;
    },
  },
  {
    what: 'no program has an absolute path',
    problem: ({ path, text }) => {
      const match = isCode(path) || /\.(json|sh|ya?ml)$/.test(path) ? text.match(programPath)?.[1] : undefined;
      return match && `names ${match}`;
    },
  },
  {
    what: 'a disabled lint rule has a reason',
    problem: ({ path, text }) =>
      isCode(path) && /(eslint|oxlint|stylelint)-disable(?!.*--\s*\S)/.test(text)
        ? 'add `-- why` after the rule'
        : undefined,
  },
];

/**
 * @param {SourceFile[]} files
 * @returns {string[]} one line per violation
 */
export const repositoryProblems = (files) =>
  files.flatMap((file) =>
    repositoryRules.flatMap(({ what, problem }) => {
      const found = problem(file);
      return found ? [`${file.path}: ${what} (${found})`] : [];
    }),
  );

const PROBLEMS: Readonly<Record<string, string>> = {
  EEXIST: 'it already exists',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'no permission',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

/** Why a file could not be written or read, for operators. Throws other errors. */
export function fileProblem(error: unknown): string {
  const problem = PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
  if (problem === undefined) throw error;
  return problem;
}

import { Type, type Static } from '@sinclair/typebox';

/** An invalid field. `code` is stable (required, pattern, minimum, …), not a sentence. */
export const ProblemField = Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() });
export type ProblemField = Static<typeof ProblemField>;

/** RFC 9457 problem details, sent as application/problem+json. `code` is stable; clients translate it. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.String(),
  request_id: Type.String(),
  errors: Type.Optional(Type.Array(ProblemField)),
});
export type Problem = Static<typeof Problem>;

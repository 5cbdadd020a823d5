import { Type, type Static } from '@sinclair/typebox';

/**
 * Why health/ready fails, for operators: the process is shutting down, the database does not answer, its disk is full,
 * or it cannot write for another reason.
 */
export const UnreadyReason = Type.Union([
  Type.Literal('stopping'),
  Type.Literal('database-unreachable'),
  Type.Literal('disk-full'),
  Type.Literal('write-failed'),
]);
export type UnreadyReason = Static<typeof UnreadyReason>;

/** GET health/live and health/ready */
export const Health = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('unavailable')]),
  reason: Type.Optional(UnreadyReason),
});
export type Health = Static<typeof Health>;

import { Type, type Static } from '@sinclair/typebox';

/** GET health/live and health/ready */
export const Health = Type.Object({ status: Type.Union([Type.Literal('ok'), Type.Literal('unavailable')]) });
export type Health = Static<typeof Health>;

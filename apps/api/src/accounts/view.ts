import type { AuthAnswer, EmailError, Profile } from '@mahd/contract';
import { UAE_COUNTRY_CODE } from '@mahd/rules/locale';
import { babyDateOf } from './babyDate.js';
import type { Place, RefusedTexts } from './details.js';
import type { User } from './queries.js';
import { SESSION_SECONDS } from './sessions.js';

/** The profile as the user sees it, with the default address. */
export function profileView(user: User, place: Place | undefined): Profile {
  const {
    id,
    firstName,
    lastName,
    email,
    emailVerifiedAt,
    mobile,
    country,
    kidAge,
    pregnancy,
    childAnswersAt,
    marketingAt,
    createdAt,
  } = user;
  return {
    _id: id,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email,
    email_verified: emailVerifiedAt !== null,
    mobile: mobile.slice(UAE_COUNTRY_CODE.length),
    address: place?.address ?? '',
    area: place?.area ?? '',
    emirates: place?.emirate ?? '',
    country,
    kid_age: kidAge,
    pregnent: pregnancy,
    baby_date: babyDateOf({ kidAge, pregnancy, at: childAnswersAt ?? createdAt }),
    marketing: marketingAt !== null,
    user_type: 'user',
    created_at: createdAt.toISOString(),
  };
}

export function sessionView(token: string, user: User, place: Place | undefined): AuthAnswer {
  return { access_token: token, token_type: 'bearer', expires_in: SESSION_SECONDS, user: profileView(user, place) };
}

export function emailErrorView({ email, firstName, lastName, mobile }: RefusedTexts): EmailError {
  const list = (text: string | undefined) => (text === undefined ? [] : [text]);
  return {
    status: 'email error',
    data: [{ email: list(email), firstName: list(firstName), lastName: list(lastName), mobile: list(mobile) }],
  };
}

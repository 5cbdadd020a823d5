/** The account: session, login, registration, passwords, profile. Results contain message keys. */
export type { Profile, ProfileChanges, RegistrationValues } from './api.js';
export { logInAtom, loginStateAtom, logOutAtom } from './logIn.js';
export type { LoginOutcome } from './logIn.js';
export { LOGIN_INVOKER_KEY, loginInvokerAtom } from './loginInvoker.js';
export { changePasswordAtom, forgotPasswordAtom, resendVerificationAtom, resetPasswordAtom } from './passwords.js';
export type { ChangePasswordOutcome, ForgotOutcome, ResendOutcome, ResetOutcome } from './passwords.js';
export { deleteAccountAtom, exportAccountAtom, profileAtom, profileQuery, updateProfileAtom } from './profile.js';
export type { DeleteOutcome, ExportOutcome, ProfileOutcome, ProfileRefusal } from './profile.js';
export { registerAtom } from './register.js';
export type { RegisterOutcome, RegistrationRefusal } from './register.js';
export {
  accessTokenAtom,
  continueAsGuestAtom,
  endSessionAtom,
  isAuthenticatedAtom,
  loggedInUserAtom,
  noteSessionEndAtom,
  ownerAtom,
  refuseTokenAtom,
  signedOutReasonAtom,
  userStateAtom,
} from './session.js';
export type { LoggedInUser, SignedOutReason, UserState } from './session.js';
export { unsubscribeAtom } from './unsubscribe.js';
export type { UnsubscribeOutcome } from './unsubscribe.js';
export { verifyEmailAtom } from './verifyEmail.js';
export type { VerifyEmailOutcome } from './verifyEmail.js';
export { PRIVATE } from './forgetVisitor.js';
export { watchSession } from './watchSession.js';

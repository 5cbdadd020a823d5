/** A hidden field that tells password managers which account a password belongs to. */
export const UsernameField = ({ email = '' }: { email?: string | undefined }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);

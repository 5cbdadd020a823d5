/** Tells password managers whose password a form is about; nobody sees it. */
export const AccountName = ({ email = '' }: { email?: string | undefined }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);

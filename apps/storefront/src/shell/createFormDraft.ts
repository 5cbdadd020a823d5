import { browserStorage } from '@mahd/data/store';

/** Unsent form values, stored in the session storage of one tab. */
export interface FormDraft<Form> {
  /** The stored values; fields that are missing or unreadable are empty. */
  readonly load: () => Form;
  readonly save: (form: Form) => void;
  readonly clear: () => void;
}

/** The values of each field that takes no other text. All fields may be empty. */
type Choices<Form> = {
  readonly [Name in keyof Form as string extends Form[Name] ? never : Name]: readonly Form[Name][];
};

/**
 * @param key the key in the session storage
 * @param empty the fields to store, with their empty values. Never include a password.
 */
export function createFormDraft<Form extends Record<keyof Form, string>>(
  key: string,
  empty: Form,
  ...[choices]: keyof Choices<Form> extends never ? [] : [Choices<Form>]
): FormDraft<Form> {
  const storage = () => browserStorage('sessionStorage');
  const allowed: Partial<Record<string, readonly string[]>> = choices ?? {};
  const pickFields = (values: Partial<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries<string>(empty).map(([name, none]) => {
        const value = values[name];
        return [name, typeof value === 'string' && (allowed[name]?.includes(value) ?? true) ? value : none];
      }),
    ) as Form;
  return {
    load: () => {
      try {
        return pickFields(JSON.parse(storage()?.getItem(key) ?? '{}') as Record<string, unknown>);
      } catch {
        return empty;
      }
    },
    save: (form) => {
      try {
        storage()?.setItem(key, JSON.stringify(pickFields(form)));
      } catch {
        // The storage is full: the draft is lost with the page.
      }
    },
    clear: () => {
      try {
        storage()?.removeItem(key);
      } catch {
        // The storage is blocked: nothing was saved.
      }
    },
  };
}

import { browserStorage } from '@mahd/data/store';

/** Unsent form values, stored in the session storage of one tab. */
export interface FormDraft<Form> {
  /** The stored values; fields that are missing or unreadable are empty. */
  readonly load: () => Form;
  readonly save: (form: Form) => void;
  readonly clear: () => void;
}

/**
 * @param key the key in the session storage
 * @param empty the fields to store, with their empty values. Never include a password.
 */
export function createFormDraft<Form extends object>(key: string, empty: Form): FormDraft<Form> {
  const storage = () => browserStorage('sessionStorage');
  const pickFields = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(empty).map(([name, value]) => [
        name,
        typeof values[name] === 'string' ? values[name] : (value as unknown),
      ]),
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
        storage()?.setItem(key, JSON.stringify(pickFields(form as Record<string, unknown>)));
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

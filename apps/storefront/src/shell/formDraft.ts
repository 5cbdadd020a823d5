import { browserStorage } from '@mahd/data/store';

/** What is typed into one form, kept for this tab only and gone with it. */
export interface FormDraft<Form> {
  /** What was typed before a reload or a way to another page and back; what cannot be read is empty. */
  readonly read: () => Form;
  readonly keep: (form: Form) => void;
  readonly forget: () => void;
}

/**
 * @param key its name in the session storage
 * @param empty every field that is kept, as an empty text. A password is none of them.
 */
export function formDraft<Form extends object>(key: string, empty: Form): FormDraft<Form> {
  const storage = () => browserStorage('sessionStorage');
  const only = (typed: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(empty).map(([name, value]) => [
        name,
        typeof typed[name] === 'string' ? typed[name] : (value as unknown),
      ]),
    ) as Form;
  return {
    read: () => {
      try {
        return only(JSON.parse(storage()?.getItem(key) ?? '{}') as Record<string, unknown>);
      } catch {
        return empty;
      }
    },
    keep: (form) => {
      try {
        storage()?.setItem(key, JSON.stringify(only(form as Record<string, unknown>)));
      } catch {
        // Full: the form lives as long as the page.
      }
    },
    forget: () => {
      try {
        storage()?.removeItem(key);
      } catch {
        // Blocked: nothing was kept.
      }
    },
  };
}

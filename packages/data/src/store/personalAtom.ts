import { atom, type SetStateAction } from 'jotai';

const generationAtom = atom(0);

/** Number of times this tab has cleared a visitor's data. As a form's `key` it resets the form. */
export const visitorGenerationAtom = atom((get) => get(generationAtom));

/** Resets all personal atoms of the tab. */
export const resetPersonalAtom = atom(null, (_get, set) => set(generationAtom, (generation) => generation + 1));

/** An in-memory atom with a visitor's data. It is reset to `initial` when the tab clears that data. */
export function personalAtom<Value>(initial: Value) {
  const storedAtom = atom({ generation: 0, value: initial });
  const valueAtom = atom((get) => {
    const { generation, value } = get(storedAtom);
    return generation === get(generationAtom) ? value : initial;
  });
  return atom(
    (get) => get(valueAtom),
    (get, set, update: SetStateAction<Value>) => {
      const value = typeof update === 'function' ? (update as (before: Value) => Value)(get(valueAtom)) : update;
      set(storedAtom, { generation: get(generationAtom), value });
    },
  );
}

import { atom, type SetStateAction } from 'jotai';

const generationAtom = atom(0);

/** How often this tab has forgotten a visitor. A form with this as its key begins anew with it. */
export const visitorGenerationAtom = atom((get) => get(generationAtom));

/** Puts every personal atom of the tab back to its first value. */
export const resetPersonalAtom = atom(null, (_get, set) => set(generationAtom, (generation) => generation + 1));

/** An atom in memory that holds something about one visitor. It is `initial` again when the tab forgets her. */
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

/** An item with its size and color: "Bodysuit · 3–6 months · White". */
export const itemTitle = ({ name, size, color }: Readonly<Record<'name' | 'size' | 'color', string>>): string =>
  [name, size, color].filter((part) => part !== '').join(' · ');

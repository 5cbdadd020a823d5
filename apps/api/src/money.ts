/** Integer fils as the number on the wire (AED, two decimals). */
export function toWire(fils: number): number {
  return fils / 100;
}

export function toWireOrNull(fils: number | null): number | null {
  return fils === null ? null : fils / 100;
}

/** An amount from the wire as integer fils. */
export function fromWire(dirhams: number): number {
  return Math.round(dirhams * 100);
}

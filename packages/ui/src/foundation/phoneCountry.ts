/** How phone numbers of a country are written. */
export interface PhoneCountry {
  /** With its plus sign: `+971`. */
  callingCode: string;
  /** Number of digits after the calling code. */
  digits: number;
  /** Dialled first within the country and dropped here: `0`. */
  trunkPrefix?: string;
}

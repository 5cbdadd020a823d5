declare module 'fs-native-extensions' {
  /** Takes the exclusive lock of an open, writable file until the descriptor is closed; false when another descriptor has it. */
  export function tryLock(descriptor: number, offset?: number): boolean;
}

import type { AddressBook, SavedAddress, SavedAddressRequest } from '@mahd/contract';
import { UAE_COUNTRY_CODE } from '@mahd/rules/locale';
import { MAX_ADDRESSES } from '@mahd/rules/shop';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { newDocumentId } from '../db/documentId.js';
import { addresses, users, type Recipient } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { notFound, ProblemError } from '../http/problem.js';
import { readAddress, type Place } from './details.js';
import type { User } from './queries.js';

type Address = typeof addresses.$inferSelect;

/** The user's addresses: the default first, then the oldest first. */
export async function readAddressBook(db: Database, user: User): Promise<AddressBook> {
  return { addresses: (await findAddresses(db, user.id)).map((address) => addressView(address, user)) };
}

/**
 * Adds an address; the first one becomes the default. An address that the book has already is not added again. Throws a
 * 409 when the book is full.
 */
export function addAddress(db: Database, user: User, request: SavedAddressRequest, at: Date): Promise<AddressBook> {
  const entry = toEntry(request, user);
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    const held = await findAddresses(tx, user.id);
    if (!held.some((address) => isSameEntry(address, entry))) {
      if (held.length >= MAX_ADDRESSES)
        throw new ProblemError(409, 'address_book_full', `An address book can hold up to ${MAX_ADDRESSES} addresses.`);
      await insert(tx, user.id, entry, held.length === 0, at);
    }
    return readAddressBook(tx, user);
  });
}

/**
 * Changes an address, which takes the place of an equal one in the book. Orders have copies and do not change. Throws a
 * 404 for other users' addresses.
 */
export function changeAddress(
  db: Database,
  user: User,
  id: string,
  request: SavedAddressRequest,
  at: Date,
): Promise<AddressBook> {
  const entry = toEntry(request, user);
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    const held = await findAddresses(tx, user.id);
    const present = held.find((address) => address.id === id);
    if (present === undefined) throw unknownAddress();
    const twin = held.find((address) => address.id !== id && isSameEntry(address, entry));
    if (twin !== undefined) await tx.delete(addresses).where(eq(addresses.id, twin.id));
    const isDefault = present.isDefault || twin?.isDefault === true;
    await tx
      .update(addresses)
      .set({ ...entry, isDefault, changedAt: at })
      .where(eq(addresses.id, id));
    return readAddressBook(tx, user);
  });
}

/** Deletes an address. After the default, the oldest becomes the default. Throws a 404 for other users' addresses. */
export function removeAddress(db: Database, user: User, id: string): Promise<AddressBook> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    const [removed] = await tx.delete(addresses).where(isOwn(user, id)).returning();
    if (removed === undefined) throw unknownAddress();
    const [next] = await findAddresses(tx, user.id);
    if (removed.isDefault && next !== undefined)
      await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
    return readAddressBook(tx, user);
  });
}

/** Makes an address the default. Throws a 404 for other users' addresses. */
export function makeDefault(db: Database, user: User, id: string): Promise<AddressBook> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, user.id));
    const made = await tx
      .update(addresses)
      .set({ isDefault: true })
      .where(isOwn(user, id))
      .returning({ id: addresses.id });
    if (made.length === 0) throw unknownAddress();
    return readAddressBook(tx, user);
  });
}

export async function findDefaultAddress(db: Database, userId: string): Promise<Address | undefined> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  return address;
}

/** Changes the place of the default address. The first address becomes the user's home. */
export async function setDefaultPlace(tx: Database, userId: string, place: Place, at: Date): Promise<void> {
  const changed = await tx
    .update(addresses)
    .set({ ...place, changedAt: at })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
    .returning({ id: addresses.id });
  if (changed.length === 0) await insert(tx, userId, { ...place, type: 'home', recipient: null }, true, at);
}

/** Serialises changes of a user and the address book; returns the user as stored. */
export async function lockUser(tx: Database, userId: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return user;
}

type Entry = Pick<Address, 'type' | 'recipient' | 'address' | 'area' | 'emirate'>;

function toEntry(request: SavedAddressRequest, user: User): Entry {
  const { recipient, ...rest } = readAddress(request);
  return { ...rest, recipient: isSameRecipient(recipient, user) ? null : recipient };
}

const isSameEntry = (one: Entry, other: Entry) =>
  one.type === other.type &&
  one.address === other.address &&
  one.area === other.area &&
  one.emirate === other.emirate &&
  (one.recipient === null || other.recipient === null
    ? one.recipient === other.recipient
    : isSameRecipient(one.recipient, other.recipient));

const isSameRecipient = (one: Recipient, other: Recipient) =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.mobile === other.mobile;

async function insert(tx: Database, userId: string, entry: Entry, isDefault: boolean, at: Date): Promise<void> {
  await tx.insert(addresses).values({ ...entry, id: newDocumentId(), userId, isDefault, createdAt: at, changedAt: at });
}

function findAddresses(db: Database, userId: string): Promise<Address[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id));
}

const isOwn = (user: User, id: string) => and(eq(addresses.id, id), eq(addresses.userId, user.id));

const unknownAddress = () => notFound('unknown_address', 'Address not found.');

function addressView({ id, type, recipient, address, area, emirate, isDefault }: Address, user: User): SavedAddress {
  const { firstName, lastName, mobile } = recipient ?? user;
  return {
    _id: id,
    type,
    firstName,
    lastName,
    mobile: mobile.slice(UAE_COUNTRY_CODE.length),
    address,
    emirates: emirate,
    area,
    is_default: isDefault,
  };
}

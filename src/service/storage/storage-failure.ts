/** Why the store can't be opened or used, and what to do about it, in words for the people who run the service. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
}

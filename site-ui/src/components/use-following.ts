import { type Dispatch, type SetStateAction, useState } from 'react';

/** A state that begins with a stored value, and begins anew with each other one that is stored meanwhile. */
export function useFollowing<Value>(stored: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [followed, setFollowed] = useState(stored);
  const [value, setValue] = useState(stored);
  if (followed !== stored) {
    setFollowed(stored);
    setValue(stored);
  }
  return [value, setValue];
}

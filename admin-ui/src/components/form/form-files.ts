import { createContext } from 'react';

/** Tells the form around a file input what was chosen there: a browser cannot keep a file, only its name. */
export const FormFiles = createContext<(field: string, name: string | undefined) => void>(() => undefined);

import { createContext } from 'react';

/** Whose account the tab shows, if that isn't the one who looks: support staff tell their tabs apart by it. */
export const OwnerContext = createContext<string | undefined>(undefined);

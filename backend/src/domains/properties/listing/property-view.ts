import type { Property } from '../editing/property.entity';

export interface Agent {
  id: number;
  name: string;
}

/** A property with what the back office shows beside its own columns. */
export interface PropertyView {
  property: Property;
  /** Listing agents in their order. */
  agents: Agent[];
  /** File name of the cover. */
  imageName: string | null;
  /** Whether an NDA document (type 8) has been uploaded [APROP-81]. */
  hasNda: boolean;
}

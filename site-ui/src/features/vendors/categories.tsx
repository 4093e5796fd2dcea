import type { CategoryNameDto } from '@stowbridge/api';
import { CategoriesService } from '@stowbridge/api/services/CategoriesService';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { Accordion } from '../../components/accordion';
import tableStyles from '../../components/table.module.css';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import styles from './vendors.module.css';

export interface CategoriesProps {
  parents: CategoryNameDto[];
  /** The category that the address names, with its children. */
  opened?: { id: number; children: CategoryNameDto[] };
}

/** The children of a category; undefined while nobody has asked for them. */
type Found = CategoryNameDto[] | 'loading' | undefined;

/** [VEND-26] to [VEND-32] */
export function Categories({ parents, opened }: CategoriesProps) {
  const [children, setChildren] = useState<Record<number, Found>>(opened ? { [opened.id]: opened.children } : {});
  if (parents.length === 0) {
    return <p className={tableStyles.empty}>No categories found</p>;
  }
  const load = (id: number) => {
    const keep = (found: Found) => setChildren((before) => ({ ...before, [id]: found }));
    keep(children[id] ?? 'loading');
    new CategoriesService(browserApi).names({ id }).then(keep, () => keep(undefined));
  };
  return (
    <Accordion
      initial={opened && String(opened.id)}
      onOpen={(key) => load(Number(key))}
      items={parents.map((parent) => ({
        key: String(parent.ID),
        title: parent.Name,
        content: <Children parent={parent} found={children[parent.ID]} />,
      }))}
    />
  );
}

function Children({ parent, found }: { parent: CategoryNameDto; found: Found }) {
  if (!found) {
    // Seen where no script loads them, and where loading failed.
    return (
      <a href={`${paths.vendors}${parent.ID}`}>
        Show all <span className="hidden-text">of {parent.Name}</span>
      </a>
    );
  }
  if (found === 'loading') {
    return <p role="status">Loading</p>;
  }
  if (found.length === 0) {
    return <p>No child categories found.</p>;
  }
  return (
    <ul className={styles.children}>
      {found.map((child) => (
        <li key={child.ID}>
          <Link to={paths.vendorList(parent.ID, parent.Name, child.ID, child.Name)}>{child.Name}</Link>
        </li>
      ))}
    </ul>
  );
}

import { useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { getCategories, type Category } from '../../api/vendors';
import { Accordion } from '../../components/accordion';
import tableStyles from '../../components/table.module.css';
import { paths } from '../../paths';
import { Link } from '../../router/link';
import styles from './vendors.module.css';

export interface CategoriesProps {
  parents: Category[];
  /** The category that the address names, with its children. */
  opened?: { id: number; children: Category[] };
}

/** [VEND-26] to [VEND-32] */
export function Categories({ parents, opened }: CategoriesProps) {
  const [children, setChildren] = useState<Record<number, Category[]>>(opened ? { [opened.id]: opened.children } : {});
  if (parents.length === 0) {
    return <p className={tableStyles.empty}>No categories found</p>;
  }
  const load = (id: number) => {
    getCategories(browserApi, id).then(
      (found) => setChildren((before) => ({ ...before, [id]: found })),
      () => undefined,
    );
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

function Children({ parent, found }: { parent: Category; found: Category[] | undefined }) {
  if (!found) {
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

import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { categoryLevel } from '../../records/category';
import { Chooser } from '../../components/chooser/chooser';
import { ChosenButtons } from '../../components/chooser/chosen-buttons';
import { pageOf, toggled, useChoices } from '../../components/chooser/use-choices';
import { ErrorArea } from '../../components/error-area';
import type { AdminDataProvider } from '../../data-provider/data-provider';

interface Props {
  /** Whose categories they are; a category that this vendor has is shown even after it was deactivated. */
  vendorId?: number;
  selected: number[];
  /** Said on the button that takes the choice over. */
  confirm: string;
  running?: boolean;
  failure?: string;
  onConfirm: (ids: number[]) => void;
  onClose: () => void;
}

/** The category selection modal [VEND-10]: the child categories, those of the vendor first, in the order of their primary ones. */
export function CategoryPicker({ vendorId, selected, confirm, running, failure = '', onConfirm, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [chosen, setChosen] = useState(selected);
  const found = useChoices(['categories', 'child', vendorId ?? 0], async (criteria, page) => {
    const categories = await dataProvider.categoriesOfLevel(categoryLevel.child, vendorId);
    return pageOf(
      categories.map(({ ID, Name, PrimaryCategoryName, IsActive }) => ({
        id: ID,
        name: Name,
        beside: PrimaryCategoryName ?? '',
        end: IsActive ? '' : 'Inactive',
      })),
      selected,
      criteria,
      page,
    );
  });
  return (
    <Chooser
      title="Select Categories"
      label="Categories"
      searching={{ hint: 'Category Name' }}
      found={found}
      empty="There is no category found"
      pick="several"
      isChosen={({ id }) => chosen.includes(id)}
      describe={(category) => category}
      onChoose={({ id }) => setChosen(toggled(chosen, id))}
      onClose={onClose}
      buttons={
        <ChosenButtons
          count={chosen.length}
          confirm={confirm}
          disabled={!found.rows}
          running={running}
          onConfirm={() => onConfirm(chosen)}
          onClose={onClose}
        />
      }
    >
      <ErrorArea text={failure} />
    </Chooser>
  );
}

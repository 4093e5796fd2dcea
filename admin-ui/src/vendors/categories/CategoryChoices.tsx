import type { LevelCategoryDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface Props {
  categories: LevelCategoryDto[];
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

/** The child categories in groups, one below each primary category. */
export function CategoryChoices({ categories, chosen, onToggle }: Props) {
  const primaries = [...new Set(categories.map(({ PrimaryCategoryName }) => PrimaryCategoryName))];
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {primaries.map((primary) => (
        <Box key={primary} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.8125rem', fontWeight: 560, color: 'text.secondary' }}>
            {primary}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {categories.filter(({ PrimaryCategoryName }) => PrimaryCategoryName === primary).map(({ ID, Name, IsActive }) => (
              <FormControlLabel
                key={ID}
                sx={{ mr: 0 }}
                label={IsActive ? Name : `${Name} (inactive)`}
                control={<Checkbox checked={chosen.has(ID)} onChange={() => onToggle(ID)} />}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

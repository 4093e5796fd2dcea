import Box from '@mui/material/Box';
import { nothing } from '../components/format';
import { Panel } from '../components/panel';
import type { Import } from './import';

/** The first rows as the pages will show them: a column that was shifted is seen at once [BEYE-34]. */
export function Samples({ one: { samples } }: { one: Import }) {
  return (
    <Panel title="As it will be shown" aside={`the first ${samples.length}`}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(260px, 1fr))' },
        }}
      >
        {samples.map(({ rowNumber, values }) => (
          <Box
            component="li"
            key={rowNumber}
            sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', px: 4, py: 3, minWidth: 0 }}
          >
            <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', mb: 1 }}>{`Row ${rowNumber}`}</Box>
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
              {values.map(({ label, text }) => (
                <Box key={label} sx={{ display: 'flex', gap: 3, justifyContent: 'space-between' }}>
                  <Box component="dt" sx={{ color: 'text.secondary', flex: 'none' }}>
                    {label}
                  </Box>
                  <Box
                    component="dd"
                    sx={{ m: 0, textAlign: 'right', fontWeight: 500, overflowWrap: 'anywhere', minWidth: 0 }}
                  >
                    {text || nothing}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

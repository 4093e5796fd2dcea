import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { shownWatermarkCode, watermarkCodeOf } from '@stowbridge/contract/watermark-code';
import { TextInput } from 'react-admin';
import { useSearchParams } from 'react-router';
import { PageFrame } from '../components/page-frame';
import { Panel } from '../components/panel';
import { PlainForm } from '../components/plain-form';
import { FoundCopy } from './found-copy';

interface Typed {
  code: string;
}

const problems = ({ code }: Typed): Partial<Typed> =>
  watermarkCodeOf(code ?? '') ? {} : { code: 'A code is eight letters and digits without 0, 1, I, L, O and U' };

/** Whose copy of a document a page is from, by the code that stands on it; the address keeps the code. */
export default function WatermarkPage() {
  const [params, setParams] = useSearchParams();
  const typed = params.get('code') ?? '';
  const code = watermarkCodeOf(typed);
  return (
    <PageFrame title="Watermark codes">
      <Box sx={{ display: 'grid', gap: 5, maxWidth: 720 }}>
        <Panel title="Look up a code">
          <PlainForm<Typed>
            key={typed}
            defaultValues={{ code: code ? shownWatermarkCode(code) : typed }}
            validate={problems}
            onSubmit={(values) => setParams({ code: shownWatermarkCode(watermarkCodeOf(values.code) ?? '') })}
          >
            <Box
              role="search"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 3,
                alignItems: 'flex-start',
                '& > .MuiFormControl-root': { flex: '1 1 220px', m: 0 },
              }}
            >
              <TextInput
                source="code"
                label="Code"
                helperText="It ends the line on each page, such as K7QF-2M9X."
                autoComplete="off"
                slotProps={{ htmlInput: { maxLength: 20, spellCheck: false, autoCapitalize: 'characters' } }}
              />
              {/* As far down as the field is below its label. */}
              <Button type="submit" variant="contained" color="primary" sx={{ mt: '24px' }}>
                Look up
              </Button>
            </Box>
          </PlainForm>
        </Panel>
        {code && <FoundCopy key={code} code={shownWatermarkCode(code)} />}
      </Box>
    </PageFrame>
  );
}

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { RadiusSlider } from './radius-slider';

async function moveUp(answer: object) {
  const calls = fakeApi([[/POST .*admin\/store\/radius/, () => answer]]);
  render(
    <Screen>
      <RadiusSlider propertyId={1} miles={3} />
    </Screen>,
  );
  const slider = await screen.findByRole('slider', { name: 'Explorer Radius' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  return { slider, calls };
}

describe('the slider of the explorer radius', () => {
  it('[FTEST-28] [APROP-85] sends the new value at once', async () => {
    const { slider, calls } = await moveUp({ json: {} });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect([calls[0].path, calls[0].body]).toEqual(['/api/admin/store/radius', { StoreID: 1, MVPRadius: 4 }]);
    expect(slider).toHaveValue('4');
    expect(screen.getByText('4 miles')).toBeInTheDocument();
  });

  it('[FTEST-28] goes back and tells why when the value is refused', async () => {
    const { slider } = await moveUp({ status: 400, text: 'The radius must be 1 to 10 miles.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The radius must be 1 to 10 miles.');
    expect(slider).toHaveValue('3');
    expect(screen.getByText('3 miles')).toBeInTheDocument();
  });
});

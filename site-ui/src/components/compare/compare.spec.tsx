import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../test/render-page';
import { CompareCheck } from './compare-check';
import Tray from './tray';

const names = ['One', 'Two', 'Three', 'Four', 'Five'];
const show = (path = '/property/search') =>
  renderAt(
    <>
      {names.map((name, index) => (
        <CompareCheck key={name} id={index + 1} name={name} />
      ))}
      <main tabIndex={-1} />
      <Tray />
    </>,
    { path },
  );
const check = (name: string) => screen.getByRole('checkbox', { name: `Compare ${name}` });

describe('the tray', () => {
  beforeEach(() => localStorage.clear());

  it('[BEYB-48] counts what is checked, leads to it, and refuses the fifth', async () => {
    show();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    for (const name of names.slice(0, 4)) {
      await userEvent.click(check(name));
    }
    expect(screen.getByRole('link', { name: 'Compare 4' })).toHaveAttribute('href', '/compare?ids=1,2,3,4');
    await userEvent.click(check('Five'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('You can compare four properties at a time.');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(check('Five')).not.toBeChecked();
    await userEvent.click(check('Two'));
    await userEvent.click(check('Five'));
    expect(screen.getByRole('link', { name: 'Compare 4' })).toHaveAttribute('href', '/compare?ids=1,3,4,5');
  });

  it('[BEYB-48] is kept in this browser, follows other tabs, and is cleared', async () => {
    localStorage.setItem('compared', '2,1');
    show();
    expect(check('Two')).toBeChecked();
    localStorage.setItem('compared', '3');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compared' })));
    expect(check('Two')).not.toBeChecked();
    expect(check('Three')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the comparison' }));
    expect(check('Three')).not.toBeChecked();
    expect(localStorage.getItem('compared')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[BEYB-48] stays away from the comparison, and takes nothing that is no id', () => {
    localStorage.setItem('compared', 'x,1,-2');
    const { unmount } = show();
    expect(screen.getByRole('link', { name: 'Compare 1' })).toBeInTheDocument();
    unmount();
    show('/compare');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});

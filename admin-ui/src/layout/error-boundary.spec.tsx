import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

describe('a page that breaks', () => {
  it('says so, and offers to be loaded again', () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('The code of this page could not be fetched.');
    };
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    said.mockRestore();
  });

  it('is not there as long as nothing breaks', () => {
    render(<ErrorBoundary>Deals</ErrorBoundary>);
    expect(screen.getByText('Deals')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

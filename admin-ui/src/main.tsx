import { createBrowserRouter, RouterProvider } from 'react-router';
import { App } from './app';
import { backToView } from './auth/back-to-view';
import { mount } from './mount';

// A data router, so that unsaved work can hold back a navigation.
const router = createBrowserRouter([{ path: '*', element: <App /> }]);

if (!backToView()) {
  void mount(<RouterProvider router={router} />);
}

import { createBrowserRouter, RouterProvider } from 'react-router';
import { App } from './app';
import { mount } from './mount';

// A data router, so that unsaved work can hold back a navigation.
const router = createBrowserRouter([{ path: '*', element: <App /> }]);

void mount(<RouterProvider router={router} />);

import { mount } from './mount';
import { SignInPage } from './sign-in/sign-in-page';

void mount(<SignInPage />);

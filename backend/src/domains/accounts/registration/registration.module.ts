import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { RegistrationController } from './registration.calls';
import { RegistrationService } from './registration.service';

@Module({ imports: [UsersModule], controllers: [RegistrationController], providers: [RegistrationService] })
export class RegistrationModule {}

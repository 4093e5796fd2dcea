import { Module } from '@nestjs/common';
import { AdministratorsService } from './administrators.service';
import { EmailChangesController } from './email-changes.calls';
import { EmailChangesService } from './email-changes.service';
import { EmailProofsService } from './email-proofs.service';
import { PreferencesResource } from './preferences.resource';
import { PreferencesService } from './preferences.service';
import { UserDirectoryService } from './user-directory.service';
import { UserEditingService } from './user-editing.service';
import { UserStatusService } from './user-status.service';
import { UsersAdminController } from './users.admin.calls';
import { UsersController } from './users.calls';
import { UsersResource } from './users.resource';
import { UsersService } from './users.service';

@Module({
  controllers: [UsersController, EmailChangesController, UsersAdminController, UsersResource, PreferencesResource],
  providers: [
    UsersService,
    UserDirectoryService,
    UserEditingService,
    UserStatusService,
    EmailChangesService,
    EmailProofsService,
    AdministratorsService,
    PreferencesService,
  ],
  exports: [UsersService, EmailProofsService, UserDirectoryService, AdministratorsService],
})
export class UsersModule {}

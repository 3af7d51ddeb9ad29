import type { WidgetSettings } from '../../../contract/settings/settings';

/** Settings by path, down to those that are no objects. */
type Leaves<Settings, Path extends string = ''> = {
  [Name in keyof Settings & string]: Settings[Name] extends string | number | boolean | readonly unknown[]
    ? { path: `${Path}${Name}`; value: Settings[Name] }
    : Leaves<Settings[Name], `${Path}${Name}.`>;
}[keyof Settings & string];

export type SettingLeaf = Leaves<WidgetSettings>;
export type SettingPath = SettingLeaf['path'];

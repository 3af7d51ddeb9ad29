import { goOnFrom } from '../../kit/page/go-on';
import { useModel } from '../../kit/frame/use-model';
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { FormEditorModel } from '../forms/form-editor';
import { SelectorEditorModel } from '../forms/selector-editor';
import { LeaveDialog } from '../../kit/frame/LeaveDialog';
import { ToastingModel, type Toasting } from '../../kit/toasts/toasting';
import { PreviewModel } from '../preview/preview';
import { SettingsDraftModel } from '../publishing/settings-draft';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { WidgetListModel } from '../../kit/data/widget-list';
import { Loaded } from '../../kit/page/Loaded';
import { Uploading } from '../../kit/fields/PictureField';
import type { ScreenProps } from '../../app/screen';
import { BehaviourForm } from './BehaviourForm';
import { GeneralForm } from './GeneralForm';
import { InstallModel } from '../install/install';
import { LookForm } from './LookForm';
import { settingsTexts } from './texts';
import { VersionsModel } from './versions';
import { WidgetFrame } from './WidgetFrame';
import { partAt, type WidgetPart } from './widget-parts';
import { WidgetModel } from './widget';
import { WidgetsModel } from './widgets';
import { WidgetsPage } from './WidgetsPage';
import './widgets.css';

export function Screen(props: ScreenProps) {
  const toasting = useModel(() => new ToastingModel(props.browser.clock));
  const [id] = props.path.value;
  if (id === undefined) return <List {...props} toasting={toasting} />;
  return (
    <Uploading.Provider value={props}>
      <One key={id} {...props} id={id} toasting={toasting} />
    </Uploading.Provider>
  );
}

interface PartProps extends ScreenProps {
  toasting: Toasting;
}

function List({ client, browser, toasting }: PartProps) {
  const widgets = useModel(() => new WidgetsModel(client));
  useEffect(() => void widgets.list.load(), [widgets]);
  const goOn = goOnFrom(browser.address);
  return (
    <WidgetsPage widgets={widgets} toasting={toasting} onCreated={(id) => goOn(`#/widgets/${id}/install`)} />
  );
}

function One({ id, client, browser, path, leaving: leavingPage, toasting }: PartProps & { id: string }) {
  const widget = useModel(() => new WidgetModel(client, id));
  const setup = useModel(() => new SettingsDraftModel(client, id));
  const preview = useModel(
    () =>
      new PreviewModel(setup, {
        isDark: matchMedia('(prefers-color-scheme: dark)').matches,
        isNarrow: matchMedia('(max-width: 767px)').matches,
      }),
  );
  const textsForm = useOnDemand(async () => (await import('./TextsForm')).TextsForm);
  const formsForm = useOnDemand(async () => (await import('../forms/FormsForm')).FormsForm);
  const hoursForm = useOnDemand(async () => (await import('../hours/HoursForm')).HoursForm);
  const historyPage = useOnDemand(async () => (await import('./HistoryPage')).HistoryPage);
  const installPage = useOnDemand(async () => (await import('./InstallPage')).InstallPage);
  const editor = useModel(() => new FormEditorModel(setup.draft));
  const list = useModel(() => new WidgetListModel(client));
  const selector = useModel(() => new SelectorEditorModel(setup.draft, list));
  const versions = useModel(() => new VersionsModel(client, id));
  const mail = useModel(() => new ResourceModel((signal) => client.call('GET /mail', { signal })));
  const baseUrl = browser.origin;
  const install = useModel(
    () => new InstallModel({ client, fetch: browser.network.fetch, widgetId: id, baseUrl }),
  );
  const part = partAt(path.value[1]);
  // The drafts are this component's own: they live on while another part of the widget is shown.
  const leaving = useMemo(
    () => ({
      ...leavingPage,
      watch: (isUnsaved: ReadonlySignal<boolean>) => leavingPage.watch(isUnsaved, `#/widgets/${id}`),
    }),
    [id, leavingPage],
  );
  useEffect(() => leaving.watch(widget.general.isChanged), [leaving, widget]);
  useEffect(() => leaving.watch(setup.draft.isChanged), [leaving, setup]);
  useEffect(() => {
    void widget.general.load();
    void widget.people.load();
    void widget.teams.load();
    void widget.others.load();
    void setup.draft.load();
  }, [widget]);
  useEffect(() => {
    if (part === 'history') void Promise.all([versions.load(), historyPage.load()]);
    if (part === 'install') void installPage.load();
    if (part === 'texts') void textsForm.load();
    if (part === 'hours') void hoursForm.load();
    if (part === 'forms') void Promise.all([list.load(), formsForm.load(), mail.load()]);
  }, [part]);
  function onSaved() {
    toasting.say(settingsTexts().saved);
  }
  const onDemand: Partial<Record<WidgetPart, Pick<Resource<unknown>, 'state'>>> = {
    texts: textsForm,
    forms: formsForm,
    hours: hoursForm,
  };
  // Forms ask by themselves before something is lost.
  const isFormHere = hasForm(part) && (onDemand[part]?.state.value.kind ?? 'ready') === 'ready';
  const parts = {
    general: () => <GeneralForm widget={widget} leaving={leaving} onSaved={onSaved} />,
    look: () => <LookForm setup={setup} preview={preview} leaving={leaving} toasting={toasting} />,
    texts: () => (
      <Loaded resource={textsForm}>
        {(TextsForm) => <TextsForm setup={setup} preview={preview} leaving={leaving} toasting={toasting} />}
      </Loaded>
    ),
    forms: () => (
      <Loaded resource={formsForm}>
        {(FormsForm) => (
          <FormsForm
            widgetId={id}
            setup={setup}
            isMailConfigured={
              mail.state.value.kind === 'ready' ? mail.state.value.value.isConfigured : undefined
            }
            editor={editor}
            selector={selector}
            preview={preview}
            leaving={leaving}
            toasting={toasting}
          />
        )}
      </Loaded>
    ),
    hours: () => (
      <Loaded resource={hoursForm}>
        {(HoursForm) => (
          <HoursForm draft={widget.general} now={browser.clock.now()} leaving={leaving} onSaved={onSaved} />
        )}
      </Loaded>
    ),
    behaviour: () => <BehaviourForm setup={setup} leaving={leaving} toasting={toasting} />,
    history: () => (
      <Loaded resource={historyPage}>
        {(HistoryPage) => (
          <HistoryPage versions={versions} setup={setup} now={browser.clock.now()} toasting={toasting} />
        )}
      </Loaded>
    ),
    install: () => (
      <Loaded resource={installPage}>
        {(InstallPage) => <InstallPage install={install} widgetId={id} baseUrl={baseUrl} />}
      </Loaded>
    ),
  };
  return (
    <WidgetFrame
      id={id}
      name={widget.general.saved.value?.name ?? settingsTexts().widget}
      part={part}
      toasting={toasting}
    >
      {parts[part]()}
      {!isFormHere && <LeaveDialog leaving={leaving} />}
    </WidgetFrame>
  );
}

/** A part of the screen that comes with a file of its own, once it is loaded. */
function useOnDemand<View>(load: () => Promise<View>): Resource<View> {
  return useModel(() => new ResourceModel(load));
}

function hasForm(part: WidgetPart): boolean {
  return part !== 'history' && part !== 'install';
}

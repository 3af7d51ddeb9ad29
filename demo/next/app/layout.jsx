import { AskUs } from './chat-widget';

const service = process.env.CHAT_SERVICE ?? 'http://localhost:8080';

export const metadata = { title: 'Next · Tarn', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <AskUs widgetId="11111111-1111-4111-8111-111111111111" baseUrl={service} />
      </body>
    </html>
  );
}

const dark = matchMedia('(prefers-color-scheme: dark)');
function followScheme() {
  document.documentElement.classList.toggle('dark-mode', dark.matches);
}
followScheme();
dark.addEventListener('change', followScheme);

SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#api',
  // Deep links would be links inside of buttons, which screen readers and keyboards stumble over.
  deepLinking: false,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});

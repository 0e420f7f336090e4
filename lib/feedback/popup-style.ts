import 'sweetalert2/dist/sweetalert2.css';
import '#styles/popup.css';
